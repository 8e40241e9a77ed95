/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart = /\b(full|front|back)[\s-]+(stack|end)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = Infinity

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['']
