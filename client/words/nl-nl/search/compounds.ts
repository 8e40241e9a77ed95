/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart =
  /\b(full|part|front|back|service|help|team|cyber|call|thuis)[\s-]+(time|end|stack|desk|lead|security|center|werken)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = 5

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['', 's', 'e', 'en']
