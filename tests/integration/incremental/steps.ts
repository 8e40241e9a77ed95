import fc from 'fast-check'
import { scripts } from '../../helpers/world/edits.js'

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

const step = fc.record({
  edits: scripts,
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
}

export const beginnings = fc.oneof(
  { weight: 15, arbitrary: fc.constant<Beginning>({ moreJobs: 0, precompresses: false }) },
  { weight: 4, arbitrary: fc.constant<Beginning>({ moreJobs: 0, precompresses: true }) },
  { weight: 1, arbitrary: fc.constant<Beginning>({ moreJobs: 210, precompresses: true }) },
)

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

export const steps = fc.array(step, { minLength: 3, maxLength: 6 })
