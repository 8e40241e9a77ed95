/* The pages beside the list and the role: their headings, leads, links. */
import { counted } from './formats.js'

/** The first part of a trail of links. */
export const allRoles = 'All roles'
export const allOpenRoles = 'All open roles'
export const seeAllRoles = 'See all open roles'
export const openRoles = (n: number) => counted(n, 'open role')

/** Of the field for a search, on the front page. */
export const findYourPlace = (n: number) => `Find your place in ${counted(n, 'open role')}`
export const departments = 'Departments'
export const places = 'Places'
export const allRolesAToZ = 'All roles, A to Z'

export const department = 'Department'
export const location = 'Location'
export const landingRoles = (n: number) =>
  n === 0 ? 'No open roles at present' : counted(n, 'open role')
export const newestOnly = (n: number) => `These are the newest ${n}.`
export const filterThese = 'Filter these in the list of all roles'
/** A feed of the roles of a department or place. */
export const followNewRoles = (name: string) => `Follow new roles in ${name}`
export const allRolesOf = (name: string) => `All roles of ${name}, A to Z`
export const remoteRoles = (place: string) => `Remote roles open to ${place}`
export const allRemoteRoles = (n: number, place: string) =>
  `All ${counted(n, 'remote role')} open to ${place}`
export const about = (name: string) => `About ${name}`

/** The part of a list, for example 'A to C' of 'All roles'. */
export const partOfList = (list: string, part: string) => `${list}, A to Z: ${part}`
export const allParts = 'All parts'

export const opensOn = (day: string) => `This role opens on ${day}. Roles like it may be open now.`
export const closedOn = (day: string) =>
  `This role closed on ${day}. Roles like it may be open now.`
export const closed = 'This role is closed. Roles like it may be open now.'
export const findAnother = 'Find another role'
export const rolesLikeThis = 'Open roles like this one'
export const rolesIn = (department: string) => `Roles in ${department}`

export const moved = 'This page has moved'
export const newAddress = 'Go to its new address'
export const roleHasClosed = 'This role is no longer open'
export const earlierAdvert = 'The link is from an earlier advert. See which roles are open now.'

export const notFound = 'Page not found'
export const notFoundLead = 'The address may be mistyped, or the role behind it may be closed.'
/** Instead of any page, where the address or the header of a request is too long. */
export const tooLarge = 'This request is too large'
export const tooLargeLead =
  'The address is too long, or your browser sends too many cookies along. Delete the cookies of this site, or open it in a private window.'
export const findRole = 'Find a role'
export const rolesByDepartment = 'Roles by department'

export const offline = 'You are offline'
export const offlineLead =
  'This page has not been saved on your device. It opens when you are connected again.'
export const whatYouCanDo = 'What you can do now'
export const tryAgain = 'Try again'
export const openSavedList = 'Open the saved list of roles'
export const openSavedRoles = 'Open the roles you have saved'
export const readOffline = 'Roles you can read offline'
export const savedOn = <Day>(day: Day) => ['Saved on ', day]

/* What is saved, or shared by a link. */

export const savedHeading = 'Saved roles'
export const savedLead = 'The roles you have saved on this device.'
export const sharedHeading = 'Shared roles'
export const sharedLead = 'The roles that the link names. Save them to keep them on this device.'
/** Of a list, for screen readers. */
export const listOfRoles = 'List of roles'
export const needsScript =
  'Saving roles needs JavaScript and a current browser, which keeps them itself: nobody else does.'

export const countSaved = (n: number) => counted(n, 'saved role')
export const countShared = (n: number) => counted(n, 'role')
export const oneRemoved = (title: string) => `${title} is removed.`
export const manyRemoved = (n: number) => `${counted(n, 'role')} are removed.`
export const undo = 'Undo'
export const copyLink = 'Copy link'
/** A button that hands the page to another app of a phone. */
export const share = 'Share'
export const removeAll = 'Remove all'
export const saveAll = 'Save all'
export const allSaved = 'All open ones are saved.'

export const nothingSaved = 'Nothing is saved'
export const howToSave =
  'Press Save beside a role to keep it here: on this device only, without an account. A link takes the list to another device, or to somebody else.'

/* The saved or shared roles as a table, whose columns are named here and in `job`. */

export const compareRoles = 'Compare'
export const showAsList = 'Show as a list'
/** Of the table, for screen readers. */
export const rolesCompared = 'Roles compared'
export const role = 'Role'
/** In which the role is advertised. */
export const language = 'Language'
/** Instead of a fact that the role lacks. */
export const notStated = 'Not stated'

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
