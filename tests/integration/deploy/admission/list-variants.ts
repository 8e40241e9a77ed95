import type { Anything } from '../kustomize.js'

/**
 * Everything that differs from an object in one place: with another value, with a field or an item more, or
 * with a field less. Each has its place, and a sign of what has been done there.
 */
export function listVariants(value: Anything): [place: string, variant: Anything][] {
  if (Array.isArray(value)) {
    const more = [...value, value.at(-1) ?? 'x']
    const changed = value.flatMap((item, at) =>
      within(`[${item.name ?? at}]`, item, (variant) => value.with(at, variant)),
    )
    return [['+', more], ...changed]
  }
  if (typeof value !== 'object' || value === null) return [['', toOther(value)]]
  const changed = Object.entries(value).flatMap(([key, item]) => [
    ...within(`.${key}`, item, (variant) => ({ ...value, [key]: variant })),
    [`.${key}-`, without(value, key)] as [string, Anything],
  ])
  return [['+', { ...value, evil: 'x' }], ...changed]
}

const within = (place: string, value: Anything, put: (variant: Anything) => Anything) =>
  listVariants(value).map(([inner, variant]) => [place + inner, put(variant)] as [string, Anything])

const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

function toOther(value: Anything): Anything {
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : 'evil\nvalue'
}
