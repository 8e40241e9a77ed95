/* What the search knows of the language. */
import { technicalNames } from '../technical-names.js'
import { type Endings, exchangeEndings } from '../exchange-endings.js'

export * from '../as-written.js'

/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'a all an and any as at for from fully i in job looking near of or position role that the to vacancy want with work working'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at de des du et for in la le of the to und with'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'remote, home, home based, homeworking, wfh, telework',
  'freelance, contractor',
  'temporary, temp, interim',
  'senior, snr, sr',
  'junior, jnr, jr, entry level, no experience',
  '1st, first',
  '2nd, second',
  '3rd, third',
  // Beginners
  'intern, internship, trainee, placement, apprentice, apprenticeship, work experience, industrial placement, placement year, year in industry, praktikum, praktikant, werkstudent, stagiaire',
  'graduate, grad, graduate scheme, grad scheme, graduate programme, graduate trainee',
  // Software
  'developer, programmer, dev, coder, entwickler, développeur',
  'engineer, ingenieur, engenheiro, ingeniero',
  'software engineer, software developer, software programmer, softwareentwickler, swe, sde, coder',
  'qa, quality assurance, tester, test engineer, test analyst, testing, sdet',
  'security engineer, cyber security, information security, application security, infosec, appsec, security analyst',
  'helpdesk, help desk, service desk, it support, technical support, desktop support, line support',
  // Data and design
  'analyst, analytics',
  'user researcher, ux researcher, design researcher',
  'copywriter, copy writer, content writer, content designer, ux writer, ux writing, copywriting',
  'technical writer, technical author',
  // Those who lead
  'product manager, product owner',
  'project manager, delivery manager, delivery lead, programme manager, scrum master, agile coach',
  'team leader, team lead, supervisor',
  'vp, vice president',
  // Offices and shops
  'hr, human resources, personnel, hrbp, people partner',
  'recruiter, recruitment, recruiting, recruitment consultant, talent acquisition, talent partner',
  'sales, salesperson',
  'account executive, ae, sales executive, sales representative, sales rep, sales manager, business development',
  'account manager, account management',
  'customer service, customer care, customer service representative, customer service advisor, csr',
  'call centre, contact centre',
  'accountant, accounting, accountancy, bookkeeper',
  'accounts clerk, accounts assistant',
  'procurement, purchasing, buyer',
  'logistics, supply chain',
  'administrator, administration, administrative, admin',
  'executive assistant, personal assistant, secretary, pa',
  'receptionist, reception, front desk',
  'lawyer, solicitor, attorney, counsel',
  'paralegal, legal assistant',
  'shop, store, retail',
  'shop assistant, retail assistant, sales assistant, store assistant',
  // Trades
  'electrical, electronic',
  'operator, operative',
  'warehouse worker, warehouse operative',
  'forklift driver, forklift operator',
  'lorry, truck, hgv, lgv',
  'courier, delivery driver',
  'chef, cook',
  'cleaner, housekeeper, janitor',
  'security guard, security officer',
  'teacher, trainer, tutor, instructor, lecturer',
  'teaching assistant, classroom assistant, ta',
  'nurse, nursing, rn',
  'healthcare assistant, care assistant, care worker, carer, support worker, hca',
  'night shift, night work',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['cloud', 'aws, azure, gcp, kubernetes'],
  ['full stack', 'software engineer, software developer, frontend, backend'],
  ['javascript, js', 'typescript, react'],
  ['deep learning', 'machine learning'],
  ['technical writer, technical author', 'content designer'],
  ['recruiter, recruitment, talent acquisition', 'hr, human resources, people partner'],
  ['customer service, customer care', 'customer success, customer support'],
  ['environmental', 'ecology, sustainability, conservation'],
  ['stage', 'intern, internship'],
  ['coffee', 'barista'],
]

/** Words that begin others of another meaning: JavaScript, international, nursery, taxi, SDET, payroll. */
export const complete: readonly string[] = ['java', 'intern', 'nurse', 'tax', 'sde', 'pa']

/* What somebody does and who does it: 'managing' is what a manager does, 'planning' a planner. */

const ACTIVITY = /^(.*[aeiouy].*)(?:ing|ed)$/
const ENDINGS = ['e', 'er', 'or', 'ant', 'ment', 'ement']
const SHORTEST_ROOT = 3

/** Of who does it and what it is: ecologist and ecology, cartographer and cartography, dispatcher and dispatch. */
const DOERS: Endings = [
  ['ist', 'y'],
  ['er', 'y'],
  ['er', ''],
  ['ician', 'ic'],
  ['or', 'ion'],
  ['ant', 'ancy'],
  ['er', 'ment'],
]

/** The stems that a word for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return [...toDoers(word), ...exchangeEndings(word, DOERS)]
}

function toDoers(activity: string): string[] {
  const root = ACTIVITY.exec(activity)?.[1] ?? ''
  if (root.length < SHORTEST_ROOT) return []
  const family = ENDINGS.map((ending) => root + ending)
  // A short verb doubles its last letter: 'running' comes from 'run', but 'caring' not from 'car'.
  const verb = root.replace(/([^aeiou])\1$/, '$1')
  return [...family, ...(root.length > SHORTEST_ROOT ? [root, verb] : [])]
}

/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals
  [/ies$/, 'y'],
  [/(x|ch|sh|ss)es$/, '$1'],
  [/([^isu])s$/, '$1'],
  // Women, in German and French
  [/(er|or|ent|ant|ist|eur|log)in(?:nen)?$/, '$1'],
  [/frau(?:en)?$/, 'mann'],
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/iere$/, 'ier'],
  // As in Britain and in America
  [/mme$/, 'm'],
  [/ogue$/, 'og'],
  [/([^aeious])tre$/, '$1ter'],
  [/is(e|er|ing|ed|ation|ational)$/, 'iz$1'],
  [/yse$/, 'yze'],
  [/(...)our$/, '$1or'],
  [/nce$/, 'nse'],
  [/llment$/, 'lment'],
  [/(model|label|travel|counsel|signal)l/, '$1'],
  [/ae(?=[cdms])/, 'e'],
]

/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart =
  /\b(on|part|full|front|back|fixed|fork)[\s-]+(site|time|stack|end|term|lift)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = Infinity

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['']

/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = ','

export const beforePay =
  'salary|pay|pays|paying|paid|wage|earn|earning|over|above|from|min|minimum|at least|more than|around|about|circa|of'
export const afterPay =
  'plus|or more|and above|and over|p\\.?a\\.?(?![\\p{L}])|(?:per|a|an)\\s(?:annum|year)|/\\s?year|annually|yearly|salary|pay|wage|gross|brutto'
/** Between the ends of a range, beside a dash. */
export const upTo = 'to'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:(?:an?|per)\\s|/\\s?)(?:hour|hr|day|week|month)(?!\\p{L})'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'under|below|up to|less than|max|maximum'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  pound: 'GBP',
  pounds: 'GBP',
  euro: 'EUR',
  euros: 'EUR',
  dollar: '$',
  dollars: '$',
}
