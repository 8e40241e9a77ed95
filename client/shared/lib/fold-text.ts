/**
 * Text for comparison: in lower case, without accents, marks and characters that do not show; ligatures,
 * full-width letters, dashes, quotes and spaces have their plain form.
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/\u00b4/g, "'")
      .normalize('NFKD')
      .replace(/[\u2018-\u201b\u02bb\u02bc\u2032]/g, "'")
      // What decomposes may be a capital.
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]+/gu, '')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/\p{Z}/gu, ' ')
      // Catalan has a dot within a double letter.
      .replace(/l\u00b7(?=l)/g, 'l')
  )
}
