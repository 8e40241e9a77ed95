/** In each spoilt field but those that are emptied or a number. */
export const WORD = 'm4rk'

const SPOILERS: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => 7,
  () => [WORD],
  (value) => (typeof value === 'string' ? `${value} ${WORD}` : WORD),
]

type Fields = Readonly<Record<string, unknown>>

/** A posting once for each of its fields and each way in which it can be of another type than it should. */
export function listSpoilt(posting: Fields): { field: string; posting: Fields }[] {
  return listPaths(posting).flatMap((path) =>
    SPOILERS.map((spoil) => ({
      field: path.filter((name) => !/^\d+$/.test(name)).join('.'),
      posting: change(posting, path, spoil) as Fields,
    })),
  )
}

function listPaths(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...listPaths(inner).map((path) => [name, ...path]),
  ])
}

function change(
  value: unknown,
  [name, ...rest]: string[],
  by: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return by(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Fields) }) as Fields
  return Object.assign(copy, { [name]: change(copy[name], rest, by) })
}
