/**
 * The rows of a redirect map, `{key} {target};`, by key in lower case. Rows that are not plain paths
 * are left out: whoever writes the file, no answer leads off the site.
 */
export function parseMapRows(text: string): ReadonlyMap<string, string> {
  const rows = text.matchAll(/^(\S+) (\/[a-z0-9-]*(?:\/[a-z0-9-]+)*);$/gm)
  return new Map(Array.from(rows, ([, key = '', target = '']) => [key.toLowerCase(), target]))
}
