/* What the search knows of the language. */
import { technicalNames } from '../technical-names.js'
import { type Endings, exchangeEndings } from '../exchange-endings.js'

export * from '../as-written.js'

/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'der die das den dem des ein eine einen einem einer und oder als in im am an auf bei beim mit für von vom zu zum zur nach aus ich wir suche suchen such gesucht job jobs stelle stellen stellenangebot stellenangebote arbeit arbeiten beruf position offene freie nähe umgebung raum bereich mwd möchte will werden'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at de der des die für in im of the to und zu zur'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'remote, homeoffice, home office, telearbeit, mobiles arbeiten, von zuhause, heimarbeit',
  'teilzeit, part time, halbtags, halbe stelle',
  'vollzeit, full time, ganztags',
  'befristet, zeitvertrag, interim',
  'unbefristet, festanstellung, permanent',
  'freelance, freelancer, freiberuflich, freiberufler, freie mitarbeit',
  'minijob, geringfügig, aushilfe, 520 euro, 556 euro',
  'senior, leitend, erfahren',
  'junior, berufseinsteiger, einsteiger, berufsanfänger, absolvent, absolventen',
  'schicht, schichtdienst, schichtarbeit',
  'nachtdienst, nachtschicht, nachtarbeit',
  // Beginners
  'ausbildung, azubi, auszubildende, auszubildender, lehrling, lehre, lehrstelle, ausbildungsplatz',
  'praktikum, praktikant, internship, intern',
  'werkstudent, werkstudium, studentenjob, studentische hilfskraft, nebenjob',
  'trainee, traineeprogramm, volontariat, volontär',
  'dual, duales studium, dualer student, dhbw',
  'schülerpraktikum, schnupperpraktikum',
  // Software
  'entwickler, developer, programmierer, dev, coder',
  'softwareentwickler, software entwickler, software engineer, software developer, softwareingenieur, programmierer, swe',
  'ingenieur, engineer',
  'informatiker, fachinformatiker, it spezialist',
  'systemadministrator, sysadmin, administrator, admin, systembetreuer',
  'tester, testingenieur, test engineer, qualitätssicherung, qs, qa',
  'it support, helpdesk, service desk, anwenderbetreuung, user helpdesk',
  'it sicherheit, informationssicherheit, cyber security, security engineer, infosec',
  'ki, künstliche intelligenz, ai, machine learning, ml, maschinelles lernen',
  'datenanalyst, data analyst, business intelligence, bi',
  'produktmanager, product manager, produktmanagement, product owner, pm',
  'projektleiter, projektmanager, project manager, projektleitung, projektmanagement, pl',
  'scrum master, agile coach',
  'texter, copywriter, redakteur, content',
  // Offices
  'personal, hr, human resources, personalwesen, personalabteilung, people',
  'personalreferent, hr business partner, people partner, hrbp',
  'recruiter, recruiting, personalbeschaffung, personalgewinnung, talent acquisition, personalberater',
  'buchhaltung, buchhalter, accounting, accountant, finanzbuchhaltung, fibu, rechnungswesen, finanzbuchhalter',
  'controlling, controller',
  'lohnbuchhaltung, lohnbuchhalter, gehaltsabrechnung, entgeltabrechnung, payroll',
  'steuerfachangestellte, steuerfachwirt, steuerberater',
  'einkauf, einkäufer, beschaffung, procurement',
  'vertrieb, verkauf, sales, außendienst, innendienst',
  'verkäufer, verkaufsmitarbeiter, verkaufsberater',
  'vertriebsmitarbeiter, account executive, sales manager, vertriebler, account manager',
  'kundenservice, kundendienst, kundenbetreuung, kundenberater, customer service, customer support, kundenbetreuer',
  'callcenter, call center, telefonist, callcenteragent',
  'sekretariat, sekretär, assistenz, assistent, vorzimmer, office manager, teamassistenz',
  'sachbearbeiter, sachbearbeitung, bürokraft, büroangestellte',
  'kaufmann, kaufmännisch, kaufmännische',
  'bürokaufmann, kaufmann für büromanagement, bürokraft',
  'empfang, rezeption, rezeptionist, empfangsmitarbeiter',
  'jurist, rechtsanwalt, anwalt, syndikus, syndikusanwalt, volljurist, legal counsel',
  'rechtsanwaltsfachangestellte, anwaltsgehilfe, anwaltssekretär, renofachangestellte',
  'leiter finanzen, finanzleiter, leiter rechnungswesen, kaufmännischer leiter, cfo',
  'qualitätsmanager, qualitätsmanagement, qualitätsbeauftragter, qm, qmb',
  'marketing, werbung',
  'geschäftsführer, ceo, geschäftsführung',
  'teamleiter, teamlead, teamleitung, gruppenleiter, team lead',
  'leiter, leitung, head of, führungskraft',
  'logistik, supply chain, lieferkette',
  // Trades
  'lagerist, lagermitarbeiter, lagerhelfer, kommissionierer, fachlagerist, fachkraft für lagerlogistik, lagerarbeiter, logistiker',
  'staplerfahrer, gabelstaplerfahrer, staplerschein',
  'lkw fahrer, kraftfahrer, berufskraftfahrer, lastwagenfahrer, fernfahrer, fahrer',
  'kurier, zusteller, paketbote, auslieferungsfahrer, postbote',
  'koch, köchin, küche, küchenhilfe, beikoch',
  'kellner, servicekraft, bedienung, restaurantfachmann',
  'reinigungskraft, putzkraft, putzfrau, reinigung, gebäudereiniger, raumpfleger',
  'hausmeister, haustechniker, objektbetreuer',
  'handwerker, geselle, facharbeiter',
  'elektriker, elektroniker, elektroinstallateur',
  'schlosser, metallbauer, industriemechaniker',
  'monteur, montage, servicetechniker',
  'mechaniker, mechatroniker',
  'wachmann, sicherheitsdienst, sicherheitsmitarbeiter, security, objektschutz',
  'produktionsmitarbeiter, produktionshelfer, maschinenbediener, anlagenführer, maschinenführer',
  'helfer, hilfskraft, hilfsarbeiter, ungelernt',
  'gärtner, landschaftsgärtner, gartenbau, landschaftsbau, galabau, gartenarbeit, grünpflege',
  'tischler, schreiner, holzmechaniker',
  'anlagenmechaniker, heizungsbauer, klempner, installateur, sanitär, heizung, shk',
  'kfz mechatroniker, kfz mechaniker, automechaniker',
  'maler, lackierer, anstreicher',
  'grafiker, grafikdesigner, mediengestalter',
  // Care and teaching
  'krankenpfleger, krankenschwester, pflegefachkraft, pflegefachfrau, gesundheits und krankenpfleger, pflegekraft, pflegefachmann, nurse',
  'altenpfleger, altenpflege, seniorenpflege, seniorenbetreuer',
  'pflegehelfer, pflegeassistent, pflegehilfskraft',
  'arzt, ärztin, mediziner, doctor, facharzt, oberarzt, assistenzarzt, zahnarzt',
  'mfa, arzthelfer, medizinische fachangestellte, sprechstundenhilfe',
  'zfa, zahnarzthelfer, zahnmedizinische fachangestellte, zahnmedizinischer fachangestellter',
  'physiotherapeut, physio, krankengymnast',
  'erzieher, kita, krippe, kindergarten, kindergärtner, kinderpfleger, pädagogische fachkraft, pädagoge',
  'sozialarbeiter, sozialpädagoge, sozialarbeit',
  'lehrer, lehrkraft, dozent, trainer, ausbilder',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['cloud', 'aws, azure, gcp, kubernetes'],
  ['fullstack, full stack', 'softwareentwickler, frontend, backend'],
  ['informatiker, edv', 'softwareentwickler, systemadministrator'],
  ['datenbank, datenbanken', 'data engineer, datenbankadministrator, datenbankentwickler'],
  ['programmierer, entwickler, developer', 'softwareentwickler, software engineer'],
  ['büro', 'sachbearbeiter, sekretariat, assistenz, bürokaufmann'],
  ['studentenjob', 'praktikum'],
  ['lehre', 'ausbildung'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java', 'intern', 'arzt']

/** Of who does it and what it is: Entwickler and Entwicklung, Leiter and Leitung, Assistent and Assistenz, Bäcker and Bäckerei. */
const DOERS: Endings = [
  ['er', 'ung'],
  ['ler', 'eln'],
  ['er', 'en'],
  ['ent', 'enz'],
  ['or', 'ion'],
  ['eur', 'ion'],
  ['ist', 'ik'],
  ['iker', 'ik'],
  ['ist', 'ie'],
  ['eut', 'ie'],
  ['e', 'ie'],
  ['ater', 'at'],
  ['er', 'erei'],
  ['leiter', 'leitung'],
]

/** The words that one for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return exchangeEndings(word, DOERS)
}

/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Women, and both
  [
    /(er|or|ent|ant|ist|eur|loge|log|wirt|arzt|koch|anwalt|bot|gast|pat|it|ot|ekt|eut|urg|nom|gog|graf|amt|hilf)in(?:nen)?$/,
    '$1',
  ],
  [/(?<=.{3})innen$/, ''],
  [/(?:frau(?:en)?|leute|manner)$/, 'mann'],
  [/schwester[n]?$/, 'pfleger'],
  // Plurals and cases
  [/(?<=.{4})(?:ern|en|es|e|n|s)$/, ''],
  // Spellings
  [/c(?=ontroll)/, 'k'],
]

/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart =
  /\b(home|teil|voll|front|back|full|on|lkw|it|call|team|soft)[\s-]+(office|zeit|end|stack|site|fahrer|support|center|lead|ware)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = 5

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['', 's', 'es', 'n', 'en', 'er']

/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '.'

export const beforePay =
  'gehalt|lohn|verdienst|jahresgehalt|einkommen|ab|uber|mindestens|mehr als|von|ca\\.?|circa|etwa|rund|min\\.?|minimum'
export const afterPay =
  'plus|brutto|netto|und mehr|oder mehr|aufwarts|p\\.?\\s?a\\.?(?![\\p{L}])|(?:pro|im) jahr|/\\s?jahr|jahrlich|jahresgehalt|gehalt|lohn'
/** Between the ends of a range, beside a dash. */
export const upTo = 'bis'
/** Behind an amount of pay that is not by the year. */
export const byOther =
  '(?:(?:pro|die|in der|im|am|je)\\s|/\\s?)(?:stunde|std\\.?|tag|woche|monat)(?!\\p{L})'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'bis|bis zu|unter|hochstens|maximal|max\\.?|weniger als'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, tsd: 1000, tausend: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  franken: 'CHF',
  sfr: 'CHF',
  pfund: 'GBP',
  dollar: '$',
}
