import { ask, type Question } from './ask.js'
import { PREVIEW_COOKIES } from './cases/policies.js'
import { toExpectedPolicy } from './expected-policy.js'

export const REPORT_URL = 'https://reports.example:8443/careers/?key=a1&v=2'

/** Visitors' pages, those of errors included. */
const REPORTED = ['/', '/benefits', '/nowhere', '/x/1099', '/offline-app-shell']

/** What is no page, and what editors see, whose addresses hold tokens. */
const SILENT: Question[] = [
  { path: '/page-data/app-data.json' },
  { path: '/sw.js' },
  { path: '/preview?token=x' },
  ...PREVIEW_COOKIES.map((cookie) => ({ path: '/benefits', headers: { cookie } })),
]

/** What is wrong with a server of the made release that has `REPORT_URL`, a line each. */
export async function findReportProblems(baseUrl: string): Promise<string[]> {
  const problems: string[] = []
  const compare = async (asked: Question, endpoints: string | undefined, suffix: string) => {
    const answer = await ask(baseUrl, asked)
    const policy = toExpectedPolicy({ ...asked, status: 200, cacheControl: '' }, answer) + suffix
    const found = [answer.headers['reporting-endpoints'], answer.headers['content-security-policy']]
    if (found[0] !== endpoints || found[1] !== policy)
      problems.push(`${asked.path}: ${found.join(' | ')}`)
  }
  for (const path of REPORTED) {
    await compare({ path }, `default="${REPORT_URL}"`, '; report-to default')
  }
  for (const asked of SILENT) await compare(asked, undefined, '')
  return problems
}
