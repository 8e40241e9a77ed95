/** So that 'Full-time', 'full time' and 'Fulltime' are equal: what is left are letters. */
function toWordKey(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/**
 * A reader of a closed list: by its words in any spelling, or by other words for them, given as keys. Null
 * for what is not of the list.
 */
export function createWordReader<Value extends string>(
  values: readonly Value[],
  otherWords: Readonly<Record<string, Value>>,
): (value: unknown) => Value | null {
  const byKey = new Map([
    ...Object.entries(otherWords),
    ...values.map((value) => [toWordKey(value), value] as const),
  ])
  return (value) => (typeof value === 'string' ? (byKey.get(toWordKey(value)) ?? null) : null)
}
