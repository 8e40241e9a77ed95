/* The pages beside the list and the role: their headings, leads, links. */
import { counted, toCountText } from './formats.js'

export * from '../en-gb/pages.js'

/** The first part of a trail of links. */
export const allRoles = 'Toutes les offres'
export const allOpenRoles = 'Toutes les offres'
export const seeAllRoles = 'Voir toutes les offres'
export const openRoles = (n: number) => counted(n, 'offre d’emploi', 'offres d’emploi')

/** Of the field for a search, on the front page. */
export const findYourPlace = (n: number) =>
  `Trouvez votre place parmi ${counted(n, 'offre d’emploi', 'offres d’emploi')}`
export const departments = 'Métiers'
export const places = 'Lieux'
export const allRolesAToZ = 'Toutes les offres, de A à Z'

export const department = 'Métier'
export const location = 'Lieu'
export const landingRoles = (n: number) =>
  n === 0 ? 'Aucune offre en ce moment' : counted(n, 'offre d’emploi', 'offres d’emploi')
export const newestOnly = (n: number) =>
  n < 2 ? 'Voici la plus récente.' : `Voici les ${toCountText(n)} plus récentes.`
export const filterThese = 'Filtrer ces offres dans la liste complète'
/** A feed of the roles of a department or place. */
export const followNewRoles = (name: string) => `Suivre les nouvelles offres : ${name}`
export const allRolesOf = (name: string) => `${name} : toutes les offres, de A à Z`
export const remoteRoles = (place: string) => `Offres en télétravail (${place})`
export const allRemoteRoles = (n: number, place: string) =>
  n < 2
    ? `L’offre en télétravail (${place})`
    : `Les ${toCountText(n)} offres en télétravail (${place})`
export const about = (name: string) => `À propos : ${name}`

/** The part of a list, for example 'A à C' of 'Toutes les offres'. */
export const partOfList = (list: string, part: string) => `${list}, de A à Z : ${part}`
export const allParts = 'Toutes les parties'

export const opensOn = (day: string) =>
  `Cette offre ouvre le ${day}. Des offres similaires sont peut-être déjà ouvertes.`
export const closedOn = (day: string) =>
  `Cette offre est close depuis le ${day}. Des offres similaires sont peut-être ouvertes.`
export const closed = 'Cette offre est close. Des offres similaires sont peut-être ouvertes.'
export const findAnother = 'Trouver une autre offre'
export const rolesLikeThis = 'Offres similaires'
export const rolesIn = (department: string) => `Offres d’emploi : ${department}`

export const moved = 'Cette page a changé d’adresse'
export const newAddress = 'Aller à la nouvelle adresse'
export const roleHasClosed = 'Cette offre n’est plus ouverte'
export const earlierAdvert =
  'Le lien vient d’une annonce précédente. Découvrez les offres ouvertes maintenant.'

export const notFound = 'Page introuvable'
export const notFoundLead = 'L’adresse est peut-être mal saisie, ou l’offre n’est plus ouverte.'
export const tooLarge = 'Cette requête est trop volumineuse'
export const tooLargeLead =
  'L’adresse est trop longue, ou votre navigateur envoie trop de cookies. Supprimez les cookies de ce site, ou ouvrez-le dans une fenêtre privée.'
export const findRole = 'Trouver une offre'
export const rolesByDepartment = 'Offres par métier'

export const offline = 'Vous êtes hors ligne'
export const offlineLead =
  'Cette page n’est pas enregistrée sur votre appareil. Elle s’ouvrira une fois la connexion rétablie.'
export const whatYouCanDo = 'Ce que vous pouvez faire maintenant'
export const tryAgain = 'Réessayer'
export const openSavedList = 'Ouvrir la liste enregistrée des offres'
export const openSavedRoles = 'Ouvrir les offres que vous avez gardées'
export const readOffline = 'Offres à lire hors ligne'
export const savedOn = <Day>(day: Day) => ['Enregistrée le ', day]

/* What is saved, or shared by a link. */

export const savedHeading = 'Offres gardées'
export const savedLead = 'Les offres que vous avez gardées sur cet appareil.'
export const sharedHeading = 'Offres partagées'
export const sharedLead =
  'Les offres que le lien désigne. Gardez-les pour les retrouver sur cet appareil.'
/** Of a list, for screen readers. */
export const listOfRoles = 'Liste des offres'
export const needsScript =
  'Garder des offres demande JavaScript et un navigateur récent, qui les conserve lui-même : personne d’autre ne le fait.'

export const countSaved = (n: number) => counted(n, 'offre gardée', 'offres gardées')
export const countShared = (n: number) => counted(n, 'offre', 'offres')
export const oneRemoved = (title: string) => `« ${title} » est retirée.`
export const manyRemoved = (n: number) => counted(n, 'offre est retirée.', 'offres sont retirées.')
export const undo = 'Annuler'
export const copyLink = 'Copier le lien'
/** A button that hands the page to another app of a phone. */
export const share = 'Partager'
export const removeAll = 'Tout retirer'
export const saveAll = 'Tout garder'
export const allSaved = 'Toutes les offres ouvertes sont gardées.'

export const nothingSaved = 'Votre liste est vide'
export const howToSave =
  'Appuyez sur Garder à côté d’une offre pour la retrouver ici : sur cet appareil seulement, et sans compte. Un lien transmet la liste à un autre appareil, ou à quelqu’un d’autre.'

/* The saved or shared roles as a table, whose columns are named here and in `job`. */

export const compareRoles = 'Comparer'
export const showAsList = 'Afficher en liste'
/** Of the table, for screen readers. */
export const rolesCompared = 'Comparaison des offres'
export const role = 'Offre'
/** In which the role is advertised. */
export const language = 'Langue'
/** Instead of a fact that the role lacks. */
export const notStated = 'Non indiqué'

/** Instead of a title that is not known. */
export const roleOfNumber = (id: string) => `Offre ${id}`
export const cannotBeLoaded = 'Les détails de cette offre ne peuvent pas être chargés maintenant.'
export const notOfThisSite = 'Aucune offre ouverte n’a ce numéro.'
export const noLongerOpen = 'Cette offre n’est plus ouverte.'
/** A button that shows its first word; the list says the rest. */
export const remove = <Part>(title: string, hidden: (text: string) => Part) => [
  'Retirer',
  hidden(` : ${title}`),
]
