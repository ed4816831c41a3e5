"""Functions and objects of the languages' libraries that say more, or less, than a derivative can follow: rewritten before the analyses."""
