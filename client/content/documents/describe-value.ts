/** In words, for a message. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return WORDS[typeof value as keyof typeof WORDS]
}

const WORDS = {
  string: 'another text',
  number: 'a number',
  boolean: 'a yes or no',
  object: 'an object',
}
