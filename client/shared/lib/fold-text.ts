/**
 * Text for comparison: in lower case, without accents, marks and characters that do not show; ligatures,
 * full-width letters, dashes and spaces have their plain form.
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      // What decomposes may be a capital.
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]+/gu, '')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/\p{Z}/gu, ' ')
  )
}
