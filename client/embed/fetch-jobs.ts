/** The part of the jobs API that the list uses. */
export interface Job {
  title: string
  absolute_url: string
  /** ISO 8601; null for a job without one. */
  application_deadline: string | null
  location: { name: string }
  metadata: { name: string; value: unknown }[] | null
}

const answers = new Map<string, Promise<Job[]>>()

/** The jobs that are open now. One request per site, however many lists a page has. */
export function fetchJobs(site: string): Promise<Job[]> {
  const known = answers.get(site)
  if (known !== undefined) return known
  const answer = load(`${site}/api/jobs.json`)
  answers.set(site, answer)
  answer.catch(() => answers.delete(site))
  return answer
}

async function load(url: string): Promise<Job[]> {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const { jobs } = (await response.json()) as { jobs: Job[] }
  // The site's own clock, where it is told: the device's can be a year off.
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now()
  return jobs.filter(({ application_deadline: deadline }) => !(Date.parse(deadline ?? '') < now))
}
