import type { CareersDocument } from '../../shared/content-model/content-types.js'
import type { ImageMetadata } from './to-image.js'
import type { LinkTargets } from './link-targets.js'
import { toDocumentRef, type ContentProblem, type Report } from './problems.js'
import { describeValue } from './describe-value.js'
import type { TypeNode } from './field-types.js'

export interface NormalizeOptions {
  targets: LinkTargets
  report: Report
  /** The root of the declared types; without it fields are read by their shape alone. */
  types: TypeNode | null
  /** Undefined where no build has asked for them, as in a preview. */
  images: ReadonlyMap<string, ImageMetadata> | undefined
  /** Paths without a type that are already reported: each is reported once, not once per document. */
  untypedPaths: Set<string>
}

/** What the fields of one document are read with. */
export interface FieldContext extends Pick<NormalizeOptions, 'targets' | 'types'> {
  images: Pick<ReadonlyMap<string, ImageMetadata>, 'get'> | undefined
  /** `untypedPath`: the path without a type that the problem is about. */
  report: (problem: ContentProblem, untypedPath?: string) => void
}

/** A field within a document. A linked list, so that paths are only built for problems. */
export interface FieldPosition {
  parent: FieldPosition | null
  key: string
  document: CareersDocument
  options: FieldContext
}

export function positionBelow(parent: FieldPosition, key: string | number): FieldPosition {
  return { parent, key: String(key), document: parent.document, options: parent.options }
}

/** Keys from the document's data down, for example `['body', '0', 'primary', 'text']`. */
export function pathOf(position: FieldPosition): string[] {
  const keys: string[] = []
  for (let at = position; at.parent !== null; at = at.parent) keys.unshift(at.key)
  return keys
}

export function reportAt(
  position: FieldPosition,
  problem: Pick<ContentProblem, 'severity' | 'message' | 'remedy'>,
  untypedPath?: string,
): void {
  const field = pathOf(position).join('.')
  const document = toDocumentRef(position.document)
  position.options.report({ ...problem, document, field }, untypedPath)
}

/** The members of a list that are of its kind; each other one is reported and left out. */
export function keepPossible<Member>(
  members: readonly unknown[],
  isMember: (value: unknown) => value is Member,
  position: FieldPosition,
): Member[] {
  return members.filter((member, index): member is Member => {
    if (isMember(member)) return true
    reportAt(positionBelow(position, index), {
      severity: 'warning',
      message: `${describeValue(member)} cannot be shown here.`,
      remedy: 'It is left out: remove it from the field, or write it again.',
    })
    return false
  })
}
