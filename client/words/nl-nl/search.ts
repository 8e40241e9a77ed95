/* What the search knows of the language. */
import { technicalNames } from '../technical-names.js'
import { type Endings, exchangeEndings } from '../exchange-endings.js'

export * from '../as-written.js'

/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'de het een en of als in op aan bij met voor van naar te om ik wij zoek zoeken zoekt gezocht baan banen job jobs vacature vacatures werk werken functie functies omgeving buurt regio medewerker wil graag mvx'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at bij de een en het in of op te the to van voor'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'thuiswerken, thuis, remote, op afstand, telewerken, thuiswerk',
  'parttime, deeltijd',
  'fulltime, voltijd',
  'vast, vast contract, vaste baan, onbepaalde tijd',
  'tijdelijk, bepaalde tijd, interim, uitzendkracht, uitzendwerk',
  'freelance, zzp, freelancer, zelfstandige, zzper',
  'senior, ervaren',
  'junior, starter, starters, zonder ervaring, startersfunctie, afgestudeerd',
  'nachtdienst, nachtwerk, nachtploeg',
  'bijbaan, bijbaantje, studentenbaan, weekendbaan, vakantiewerk',
  // Beginners
  'stage, stagiair, stageplek, intern, internship, afstudeerstage',
  'leerling, bbl, leerwerkplek, leerbaan',
  'trainee, traineeship',
  'vrijwilliger, vrijwilligerswerk',
  // Software
  'ontwikkelaar, developer, programmeur, dev, coder',
  'softwareontwikkelaar, software engineer, software developer, programmeur, swe',
  'ingenieur, engineer, ir',
  'ict, it, informatica, automatisering',
  'systeembeheerder, sysadmin, beheerder, systeembeheer',
  'tester, testengineer, qa, kwaliteitsborging',
  'helpdesk, servicedesk, it support, helpdeskmedewerker, ict support',
  'cybersecurity, informatiebeveiliging, security engineer',
  'ai, kunstmatige intelligentie, machine learning, ml',
  'data analist, data analyst, gegevensanalist',
  'productmanager, product manager, product owner, pm',
  'projectleider, projectmanager, project manager',
  'tekstschrijver, copywriter, redacteur, content',
  'vormgever, designer, ontwerper',
  // Offices
  'personeelszaken, hr, human resources, hrm, p en o',
  'recruiter, recruitment, werving, werving en selectie, talent acquisition, intercedent',
  'boekhouder, boekhouding, administrateur, accountant, financiële administratie, accounting',
  'controller, controlling',
  'salarisadministratie, salarisadministrateur, payroll',
  'inkoop, inkoper, procurement',
  'verkoop, sales, verkoper, vertegenwoordiger, accountmanager',
  'verkoopmedewerker, winkelmedewerker, verkoper, verkoopster, winkelbediende',
  'caissière, kassamedewerker, kassa',
  'accountmanager, account executive, account manager, accountbeheerder',
  'klantenservice, klantcontact, customer service, medewerker klantenservice, klantenservicemedewerker',
  'callcenter, call center, telefonist, callcenteragent',
  'secretaresse, secretariaat, managementassistent, directiesecretaresse, officemanager',
  'administratief medewerker, administratie, administratief, backoffice',
  'receptie, receptionist, baliemedewerker, balie',
  'jurist, advocaat, bedrijfsjurist, legal counsel',
  'marketing, marketeer, reclame',
  'directeur, ceo, algemeen directeur',
  'teamleider, team lead, teamleader, teammanager, ploegleider, leidinggevende',
  'leidinggevende, manager, hoofd, head of, afdelingshoofd',
  'logistiek, supply chain',
  'beleidsmedewerker, beleidsadviseur, beleid',
  // Trades
  'magazijnmedewerker, orderpicker, magazijn, logistiek medewerker, magazijnbediende',
  'heftruckchauffeur, heftruck, reachtruckchauffeur',
  'chauffeur, vrachtwagenchauffeur, bestuurder, rijden',
  'bezorger, koerier, maaltijdbezorger, postbezorger, pakketbezorger',
  'kok, koks, keuken, keukenhulp, keukenmedewerker, chefkok',
  'ober, bediening, horecamedewerker, serveerster, horeca',
  'schoonmaker, schoonmaak, schoonmaakster, schoonmaakmedewerker, poetshulp',
  'onderhoudsmonteur, onderhoud, technische dienst, storingsmonteur',
  'elektricien, elektromonteur, monteur elektrotechniek',
  'loodgieter, installateur, cv monteur',
  'timmerman, timmerlieden, timmervrouw',
  'monteur, technicus, servicemonteur',
  'beveiliger, beveiliging, bewaker, security, portier',
  'productiemedewerker, operator, procesoperator',
  'hovenier, tuinman, tuinier, groenvoorziening',
  'kapper, kapster, haarstylist',
  // Care and teaching
  'verpleegkundige, verpleger, verpleegster, zuster, nurse, wijkverpleegkundige',
  'verzorgende, verzorgende ig, thuiszorg, helpende, zorgmedewerker',
  'arts, dokter, medicus, huisarts',
  'doktersassistent, praktijkassistent',
  'apothekersassistent, apotheek, apotheker',
  'leraar, leerkracht, docent, onderwijzer, juf, meester',
  'maatschappelijk werker, sociaal werker, hulpverlener',
  'pedagogisch medewerker, kinderopvang, kinderleidster, begeleider',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['cloud', 'aws, azure, gcp, kubernetes'],
  ['fullstack, full stack', 'ontwikkelaar, frontend, backend'],
  ['ict', 'softwareontwikkelaar, systeembeheerder, helpdesk'],
  ['kantoor', 'administratief medewerker, secretaresse'],
  ['winkel', 'verkoopmedewerker'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java', 'intern', 'arts', 'kok']

/** Of who does it and what it is: ontwikkelaar and ontwikkeling, bakker and bakkerij, adviseur and advies. */
const DOERS: Endings = [
  ['aar', 'ing'],
  ['er', 'ing'],
  ['er', 'en'],
  ['ster', 'er'],
  ['eur', 'ie'],
  ['ist', 'ie'],
  ['eut', 'ie'],
  ['er', 'erij'],
  ['or', 'ie'],
  ['icus', 'iek'],
  ['ent', 'entie'],
  ['eur', 'es'],
  ['er', ''],
]

/** The words that one for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return exchangeEndings(word, DOERS)
}

/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Women
  [/euse$/, 'eur'],
  [/(?:vrouw(?:en)?|lieden|mensen)$/, 'man'],
  [/(?<=.{3}e)re$/, 'r'],
  // Plurals; a long vowel is written with one letter before an ending
  [/(?<=.{3})aar$/, 'ar'],
  [/loog$/, 'log'],
  [/(?<=.{4})(?:en|es|e|n|s)$/, ''],
  [/([bdfgklmnprst])\1$/, '$1'],
]

/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart =
  /\b(full|part|front|back|service|help|team|cyber|call|thuis)[\s-]+(time|end|stack|desk|lead|security|center|werken)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = 5

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['', 's', 'e', 'en']

/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '.'

export const beforePay =
  'salaris|loon|vanaf|meer dan|minimaal|minstens|min\\.?|circa|ca\\.?|ongeveer|van|rond'
export const afterPay = 'plus|bruto|netto|of meer|en meer|per jaar|/\\s?jaar|p/j|jaarlijks|salaris'
/** Between the ends of a range, beside a dash. */
export const upTo = 'tot'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:(?:per|in de)\\s|/\\s?)(?:uur|dag|week|maand)(?!\\p{L})|p/m'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'tot|minder dan|maximaal|max\\.?|onder'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, duizend: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  pond: 'GBP',
  frank: 'CHF',
  dollar: '$',
  dollars: '$',
}
