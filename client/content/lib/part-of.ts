import { memoize } from '../../shared/lib/memoize.js'

interface Part {
  name: string
}

const partsOf = memoize(
  (_whole: object) => memoize((name: string): Part => ({ name })),
  new WeakMap(),
)

/** The same object for the same name, for as long as the whole lives: what `memoizeLatest` can remember by. */
export function partOf(whole: object, name: string): Part {
  return partsOf(whole)(name)
}
