/* What visitors save on their device: the button beside each role, the page of what is saved, shared lists. */
import { counted } from './formats/counted.js'

/** Beside a bookmark, in a narrow column. */
export const save = 'Save'
export const saved = 'Saved'
/** What screen readers call that button, pressed or not. */
export const saveRole = (title: string) => `Save ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Saved roles (${n})`

export const savingForbidden =
  'This browser does not let the page save it: its storage is switched off or full.'
export const noMoreThan = (n: number) =>
  `${n} roles are saved, and no more can be: remove one first.`

export const savedHeading = 'Saved roles'
export const savedLead = 'The roles you have saved on this device.'
export const sharedHeading = 'Shared roles'
export const sharedLead = 'The roles that the link names. Save them to keep them on this device.'
/** Of a list, for screen readers. */
export const roles = 'Roles'
export const needsScript =
  'Saving roles needs JavaScript: your browser keeps them itself, and nobody else does.'

export const countSaved = (n: number) => counted(n, 'saved role')
export const countShared = (n: number) => counted(n, 'role')
export const oneRemoved = (title: string) => `${title} is removed.`
export const manyRemoved = (n: number) => `${counted(n, 'role')} are removed.`
export const undo = 'Undo'
export const copyLink = 'Copy link'
export const removeAll = 'Remove all'
export const saveAll = 'Save all'
export const allSaved = 'All open ones are saved.'

export const nothingSaved = 'Nothing is saved'
export const howToSave =
  'Press Save beside a role to keep it here: on this device only, without an account. A link takes the list to another device, or to somebody else.'
export const seeAllRoles = 'See all open roles'
export const allOpenRoles = 'All open roles'

/** Instead of a title that is not known. */
export const roleOfNumber = (id: string) => `Role ${id}`
export const cannotBeLoaded = 'More about this role cannot be loaded now.'
export const notOfThisSite = 'No role of this number is open.'
export const noLongerOpen = 'This role is no longer open.'
/** A button that shows its first word; the list says the rest. */
export const remove = <Part>(title: string, hidden: (text: string) => Part) => [
  'Remove',
  hidden(` ${title}`),
]
