/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart =
  /\b(home|teil|voll|front|back|full|on|lkw|it|call|team|soft)[\s-]+(office|zeit|end|stack|site|fahrer|support|center|lead|ware)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = 5

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['', 's', 'es', 'n', 'en', 'er']
