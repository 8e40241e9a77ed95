import type * as arabic from './ar/rooms.js'
import type * as german from './de-de/rooms.js'
import type * as american from './en-us/rooms.js'
import type * as spanish from './es-es/rooms.js'
import type * as french from './fr-fr/rooms.js'
import type * as japanese from './ja-jp/rooms.js'
import type * as dutch from './nl-nl/rooms.js'
import type { Faults } from './faults.js'

/** Does not compile with a fault. */
type None<Faults extends never> = Faults

/** The compiler names here what of a language does not fit where British English does. */
export type Checked = [
  None<Faults<typeof arabic>>,
  None<Faults<typeof german>>,
  None<Faults<typeof american>>,
  None<Faults<typeof spanish>>,
  None<Faults<typeof french>>,
  None<Faults<typeof japanese>>,
  None<Faults<typeof dutch>>,
]
