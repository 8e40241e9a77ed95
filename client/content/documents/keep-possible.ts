import { describeValue } from './field-types.js'
import { positionBelow, reportAt, type FieldPosition } from './normalize-context.js'

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
