/** What stands in the place of a town and is none: a way of working, or nowhere in particular. */
const NO_TOWN =
  /^(?:any(?:where| location| city| office)|all (?:locations|cities|offices)|distributed|field.?based|global(?:ly)?|home.?(?:based|office|working)|homeoffice|hybrid|in.?office|mobile? (?:working|arbeit)|multiple|nation.?wide|on.?site|online|remote(?:ly)?|several|tele(?:commute|work\w*|lavoro|trabajo)|télétravail|thuiswerken|tbc|tbd|various|virtual|wfh|work(?:ing)? from home|world.?wide)(?![\p{L}\p{N}])/iu

/** Several in one field. `Biel/Bienne` and `Frankfurt/Oder` are one each. */
const SEVERAL_TOWNS = /[;|]| \/ | or /i

/** A town's name; null for 'Remote', 'Home based - EMEA', 'Various locations', 'Leeds or London'. */
export function toTown(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const town = value.trim()
  return town.length < 2 || NO_TOWN.test(town) || SEVERAL_TOWNS.test(town) ? null : town
}
