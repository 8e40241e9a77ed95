/** The letters under which titles are listed from A to Z; one with a mark stands under its letter. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
