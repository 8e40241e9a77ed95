import type { Content } from '../../content/read-content.js'
import type { BuilderConfig } from '../../lib/config.js'
import type { CheckDepth } from '../../release/store/check-object.js'
import type { Approval } from '../../shared/protocol.js'
import type { Candidate } from '../gate/candidate.js'

/** What a program needs to make a further language of a release. */
export interface LanguageRequest {
  config: BuilderConfig
  /** Of all languages. */
  content: Content
  startedAt: Date
  /** The folder of the release that is being written. */
  folder: string
  /** The modification time of what is new in it. */
  writtenAt: Date
  depth: CheckDepth
  /** The folder of the live release, and its facts about this language. */
  live: { folder: string; facts: Candidate['live'] } | null
  approval: Approval | null
  allowsDrop: boolean
  /** Whether what was made last is live, and time alone has changed nothing since. */
  mayKeep: boolean
}
