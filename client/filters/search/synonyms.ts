import { toSearchWords } from './search-text.js'
import { toStem } from './stem.js'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
const ALIKE: readonly string[] = [
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
  'devops, sre, site reliability engineer, platform engineer',
  'qa, quality assurance, tester, test engineer, test analyst, testing, sdet',
  'security engineer, cyber security, information security, application security, infosec, appsec, security analyst',
  'helpdesk, help desk, service desk, it support, technical support, desktop support, line support',
  'javascript, js',
  'typescript, ts',
  'kubernetes, k8s',
  'golang, go',
  'c#, csharp, c sharp',
  '.net, dotnet, asp.net',
  'java',
  // Data and design
  'machine learning, ml, ai, artificial intelligence',
  'analyst, analytics',
  'ux, ui, user experience, user interface',
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
const WIDER: readonly (readonly [names: string, meant: string])[] = [
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

const LONGEST_NAME = 3

/** Words that begin others of another meaning: JavaScript, international, nursery, taxi, SDET, payroll. */
export const COMPLETE: ReadonlySet<string> = new Set([
  'java',
  'intern',
  'nurse',
  'tax',
  'sde',
  'pa',
])

const toNames = (line: string) => line.split(', ').map(toSearchWords)
const NAMES = [...ALIKE, ...WIDER.flat()].flatMap(toNames)

/** Of those with several words, the stems. */
const PHRASES: ReadonlySet<string> = new Set(
  NAMES.filter((words) => words.length > 1).map((words) => words.map(toStem).join(' ')),
)

/** Words that are spelt right, though no job may have them. */
export const KNOWN_WORDS: readonly string[] = NAMES.flat()

/** The word that stands for a name of several. */
function toWord(words: readonly string[]): string {
  return words.map(toStem).join('')
}

/** The first so many words that are one name; at least 1. */
function countPhrase(words: readonly string[]): number {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 1; count--) {
    if (PHRASES.has(words.slice(0, count).map(toStem).join(' '))) return count
  }
  return 1
}

/** For each name of several words in a text, what stands for it, and where it is. */
export function findPhrases(words: readonly string[]) {
  return words.flatMap((_, start) => {
    const count = countPhrase(words.slice(start, start + LONGEST_NAME))
    const end = start + count
    return count === 1 ? [] : [{ word: toWord(words.slice(start, end)), start, end }]
  })
}

/** Maps the stem of a word to the stems of those that mean the same. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>

const GENERAL = createGeneral()

function createGeneral(): Synonyms {
  const synonyms = new Map<string, ReadonlySet<string>>()
  const toStems = (line: string) => toNames(line).map((words) => toStem(toWord(words)))
  for (const line of ALIKE) addAll(synonyms, toStems(line), toStems(line))
  for (const [names, meant] of WIDER) addAll(synonyms, toStems(names), toStems(meant))
  return synonyms
}

/** An editor's groups, which are single words, come on top. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map(GENERAL)
  for (const group of groups) {
    const stems = group.flatMap(toSearchWords).map(toStem)
    addAll(synonyms, stems, stems)
  }
  return synonyms
}

function addAll(
  synonyms: Map<string, ReadonlySet<string>>,
  names: readonly string[],
  meant: readonly string[],
): void {
  for (const name of names) {
    synonyms.set(name, new Set([...(synonyms.get(name) ?? []), ...meant]))
  }
}
