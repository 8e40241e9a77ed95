/** `en-gb` is how the content service writes what HTML calls `en-GB`. */
export function toLanguageTag(lang: string): string {
  return lang.replace(/-([a-z]{2})$/, (_, region: string) => `-${region.toUpperCase()}`)
}
