/** The letters under which titles are listed from A to Z; one with a mark stands under its letter, but Ñ is one of its own. */
export const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
