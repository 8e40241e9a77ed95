import fc from 'fast-check'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { EDITS } from '../../helpers/world/edits.js'
import { LANGUAGE_EDITS } from '../../helpers/world/language-edits.js'
import type { World } from '../../helpers/world/made-world.js'

const ALL_EDITS = { ...EDITS, ...LANGUAGE_EDITS }
const NAMES = Object.keys(ALL_EDITS)

/** An edit as a failing property prints it: its name, which document, and which value. */
type EditCall = [name: string, at: number, value: number]

export function applyEdit(world: World, [name, at, value]: EditCall): World {
  const edit = ALL_EDITS[name]
  if (edit === undefined) throw new Error(`There is no edit "${name}".`)
  return edit(world, at, value)
}

/** How the next release is made after the edits of a step. */
export type Build =
  /** By a process that remembers, as a watching builder does. */
  | 'watching'
  /** By a watching builder that was started again. */
  | 'restarted'
  /** By a process that remembers nothing, on top of the former release. */
  | 'once'
  /** As each night. */
  | 'nightly'
  /** By none: the next step's edits come first. */
  | 'none'

const builds = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Build>('watching') },
  { weight: 1, arbitrary: fc.constantFrom<Build>('restarted', 'nightly', 'none') },
  { weight: 2, arbitrary: fc.constant<Build>('once') },
)

/** Settings of the builder, which a start again can change. */
export const SETTINGS: readonly Record<string, string>[] = [
  {},
  { SITE_ENV: 'staging' },
  { FONT_KIT_URL: 'https://use.typekit.net/abc1def.css' },
  { SERVICE_WORKER: 'false' },
]

const edits = fc.array(
  fc.tuple(fc.constantFrom(...NAMES), fc.nat(24), fc.nat(5)) as fc.Arbitrary<EditCall>,
  { minLength: 1, maxLength: 3 },
)

const step = fc.record({
  edits,
  build: builds,
  settings: fc.nat(SETTINGS.length - 1),
  /** Between the publication and the build, in ms. */
  wait: fc.oneof(fc.constant(1), fc.nat(5_000)),
})

/** What a script begins with. Precompressing takes longer than all the rest, so most do without. */
export interface Beginning {
  /** More than a few: lists of more than two hundred jobs are written in another way. */
  moreJobs: number
  precompresses: boolean
  isBilingual: boolean
}

const SMALL: Beginning = { moreJobs: 0, precompresses: false, isBilingual: false }

export const beginnings = fc.oneof(
  { weight: 12, arbitrary: fc.constant(SMALL) },
  { weight: 3, arbitrary: fc.constant({ ...SMALL, isBilingual: true }) },
  { weight: 4, arbitrary: fc.constant({ ...SMALL, precompresses: true }) },
  { weight: 1, arbitrary: fc.constant({ ...SMALL, moreJobs: 210, precompresses: true }) },
)

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

export const steps = fc.array(step, { minLength: 3, maxLength: 6 })

/** Fewer find sooner which edit it was. */
const EDITS_OF_A_STEP = IS_STRESS ? 4 : 10

/** Each edit once, in two languages, so that no run leaves one out; some built by a process that remembers nothing. */
export const EACH_EDIT: [Beginning, Step[]] = [
  { ...SMALL, isBilingual: true },
  Array.from({ length: Math.ceil(NAMES.length / EDITS_OF_A_STEP) }, (_, at) => ({
    edits: NAMES.slice(at * EDITS_OF_A_STEP, (at + 1) * EDITS_OF_A_STEP).map(
      (name, index): EditCall => [name, at + index, at],
    ),
    build: at % 3 === 2 ? 'once' : 'watching',
    settings: 0,
    wait: 60_000,
  })),
]
