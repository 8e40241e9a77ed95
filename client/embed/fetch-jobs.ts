/** A job as the jobs API tells it; only what the list shows or chooses by. */
export interface Role {
  title: string
  absolute_url: string
  location: { name: string }
  metadata: { name: string; value: unknown }[] | null
}

const answers = new Map<string, Promise<Role[]>>()

/** All open jobs of a site, asked for once however many lists a page has. */
export function fetchRoles(site: string): Promise<Role[]> {
  const known = answers.get(site)
  if (known !== undefined) return known
  const answer = load(`${site}/api/jobs.json`)
  answers.set(site, answer)
  answer.catch(() => answers.delete(site))
  return answer
}

async function load(url: string): Promise<Role[]> {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return ((await response.json()) as { jobs: Role[] }).jobs
}
