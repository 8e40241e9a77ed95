/* What the search knows of the language. */
import { technicalNames } from '../technical-names.js'
import { type Endings, exchangeEndings } from '../exchange-endings.js'

export { foldLetters, separateSearch } from '../as-written.js'

/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'le la les un une des du de d l au aux à a en et ou pour par sur dans avec sans qu que qui je nous cherche recherche chercher emploi emplois poste postes offre offres travail travailler job jobs métier comme près proche autour région secteur dans hf veux voudrais être'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at au aux d de des du en et in l la le les of the to un une à'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'télétravail, remote, à distance, travail à distance, home office, distanciel, homeworking',
  'temps partiel, mi temps, part time',
  'temps plein, temps complet, full time',
  'cdi, contrat à durée indéterminée, permanent, emploi fixe',
  'cdd, contrat à durée déterminée, temporaire',
  'intérim, intérimaire, mission intérim, temporaire',
  'freelance, indépendant, auto entrepreneur, prestataire',
  'senior, confirmé, expérimenté',
  'junior, débutant, jeune diplômé, sans expérience',
  'travail de nuit, nuit, équipe de nuit',
  'saisonnier, job été, emploi saisonnier',
  // Beginners
  'stage, stagiaire, intern, internship',
  'alternance, alternant, apprenti, apprentissage, contrat professionnalisation, alternante',
  'volontaire, bénévole, service civique, bénévolat',
  // Software
  'développeur, developer, programmeur, dev, codeur',
  'ingénieur, engineer, ing',
  'ingénieur logiciel, software engineer, développeur logiciel, développeur informatique, swe, génie logiciel',
  'informaticien, technicien informatique, informatique',
  'administrateur système, sysadmin, admin sys, administrateur réseau',
  'testeur, qa, assurance qualité, test engineer, recette, ingénieur test',
  'support informatique, helpdesk, support technique, hotline',
  'cybersécurité, sécurité informatique, ssi, rssi, security engineer',
  'ia, intelligence artificielle, ai, machine learning, ml, apprentissage automatique',
  'analyste de données, data analyst, analyste données',
  'chef de produit, product manager, responsable produit, product owner, pm',
  'chef de projet, project manager, gestionnaire de projet, responsable projet, cp',
  'rédacteur, copywriter, rédaction, content',
  'graphiste, designer graphique, infographiste',
  // Offices
  'rh, ressources humaines, hr, human resources, drh',
  'recruteur, recrutement, chargé de recrutement, talent acquisition, recruiter',
  'comptable, comptabilité, accounting, accountant',
  'contrôleur de gestion, contrôle de gestion, controlling',
  'gestionnaire de paie, paie, payroll',
  'acheteur, achats, procurement, approvisionneur',
  'commercial, vente, ventes, sales, technico commercial',
  'vendeur, conseiller de vente, employé de magasin, vente, hôte de caisse',
  'caissier, hôte de caisse, caisse',
  'ingénieur commercial, account executive, business developer, chargé affaires, responsable commercial',
  'service client, relation client, support client, customer service, conseiller client, conseiller clientèle, chargé de clientèle',
  'centre appels, call center, téléconseiller, télévendeur, téléopérateur',
  'secrétaire, secrétariat, assistant administratif, assistant de direction, assistante de direction',
  'administratif, employé administratif, gestionnaire administratif, assistant administratif',
  'accueil, réceptionniste, réception, hôte accueil, standardiste',
  'juriste, avocat, conseiller juridique, legal counsel, juridique',
  'marketing, communication',
  'directeur général, dg, ceo, pdg',
  'chef équipe, team leader, manager équipe, responsable équipe, team lead, superviseur',
  'responsable, manager, directeur, head of',
  'logistique, supply chain, chaîne logistique',
  // Trades
  'magasinier, préparateur de commandes, manutentionnaire, agent logistique, agent de quai',
  'cariste, conducteur chariot, chariot élévateur',
  'chauffeur, conducteur, chauffeur poids lourd, chauffeur routier, conducteur routier, chauffeur pl',
  'livreur, coursier, chauffeur livreur, facteur',
  'cuisinier, chef de cuisine, commis de cuisine, cuisine, chef de partie',
  'serveur, chef de rang, service en salle, commis de salle',
  'agent entretien, femme de ménage, nettoyage, agent de propreté, homme de ménage, ménage',
  'agent maintenance, technicien de maintenance, maintenance, homme toutes mains',
  'électricien, électrotechnicien',
  'plombier, chauffagiste, plomberie',
  'menuisier, charpentier, menuiserie',
  'mécanicien, mécanique, garagiste',
  'agent de sécurité, vigile, gardien, surveillance',
  'opérateur, opérateur de production, agent de production, ouvrier, conducteur de ligne',
  'agricole, agriculture, ferme',
  // Care and teaching
  'infirmier, ide, soins infirmiers, nurse',
  'aide soignant, auxiliaire de vie, as, assistant de vie',
  'aide à domicile, auxiliaire de vie, aide ménagère',
  'médecin, docteur, généraliste, praticien',
  'professeur, enseignant, formateur, prof, instituteur',
  'éducateur, animateur, éducateur spécialisé',
  'assistant social, travailleur social',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['cloud', 'aws, azure, gcp, kubernetes'],
  ['full stack, fullstack', 'développeur, frontend, backend'],
  ['informaticien, informatique', 'développeur, administrateur système'],
  ['bureau', 'secrétaire, administratif'],
  ['job été', 'saisonnier'],
  ['conducteur', 'cariste'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java', 'stage', 'intern', 'as', 'ide']

/** Of who does it and what it is: rédacteur and rédaction, boulanger and boulangerie, comptable and comptabilité. */
const DOERS: Endings = [
  ['teur', 'tion'],
  ['teur', 'tage'],
  ['eur', 'e'],
  ['eur', 'age'],
  ['eur', 'ure'],
  ['eur', 'erie'],
  ['er', 'erie'],
  ['ier', 'erie'],
  ['ier', 'e'],
  ['iste', 'ie'],
  ['le', 'ilite'],
  ['ant', 'ance'],
  ['eur', 'ement'],
  ['iste', 'ique'],
  ['icien', 'ique'],
  ['ien', 'ie'],
]

/** The words that one for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return exchangeEndings(word, DOERS)
}

/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/(?<=.{3})[sx]$/, ''],
  // Women
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/ffe$/, 'f'],
  [/ive$/, 'if'],
  [/(l|n|t)\1e$/, '$1'],
  [/ee$/, 'e'],
  [/femme$/, 'homme'],
  [/(?<=.{4})e$/, ''],
]

/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart =
  /\b(temps|mi|tele|télé|front|back|full|auto|co)[\s-]+(plein|partiel|temps|travail|end|stack|entrepreneur|working)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = Infinity

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['']

/** What has lost its vowel before another: l'accueil, chef d'équipe. */
const ELIDED = /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/giu

/** A text whose words can be told apart. */
export function separateWords(text: string): string {
  return text.replace(ELIDED, '')
}

/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '\u0020\u00a0\u202f.'

export const beforePay =
  'salaire|remuneration|paie|a partir de|des|plus de|au moins|minimum|min\\.?|environ|de|sur'
export const afterPay =
  "plus|et plus|ou plus|minimum|bruts?|nets?|(?:par|l'|de l')\\s?an(?:nee)?(?!\\p{L})|/\\s?an|annuels?|p\\.?a\\.?(?!\\p{L})|salaire"
/** Between the ends of a range, beside a dash. */
export const upTo = 'a'
/** Behind an amount of pay that is not by the year. */
export const byOther =
  "(?:(?:par|de l'|la|le|l')\\s?|/\\s?)(?:heure|h|jour|semaine|mois)(?!\\p{L})|mensuels?|de l'heure"
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = "moins de|jusqu'a|maximum|max\\.?|au plus|sous"
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, ke: 1000, mille: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  franc: 'CHF',
  francs: 'CHF',
  livre: 'GBP',
  livres: 'GBP',
  dollar: '$',
  dollars: '$',
}
