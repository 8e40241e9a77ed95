/** A job as the jobs API tells it; only what the list shows or chooses by. */
export interface Job {
  title: string
  absolute_url: string
  location: { name: string }
  metadata: { name: string; value: unknown }[] | null
}

const answers = new Map<string, Promise<Job[]>>()

/** All open jobs of a site, asked for once however many lists a page has. */
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
  return ((await response.json()) as { jobs: Job[] }).jobs
}
