import { useEffect, useRef, useState } from 'react'
import { language } from '#words/frame.js'
import { type Navigation, useNavigation } from '../../runtime/address/navigation-context.js'
import { BASE, SITE_LANGUAGES } from '../../shared/addresses/own-base.js'
import { FRONT_PATH, JOB_REDIRECT_PATH } from '../../shared/addresses/page-paths.js'
import { baseOf, withoutBase } from '../../shared/addresses/path-base.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import type { JobView } from '../../shared/page-data/views.js'
import { mapConcurrent } from '../../shared/lib/map-concurrent.js'

export interface WantedRole {
  id: string
  /** Its path when it was saved; a new title may have changed it. Absent in a shared link. */
  path?: string
}

export type FoundRole =
  | { kind: 'open'; job: JobView }
  /** The title is null for a role of which the site knows nothing. */
  | { kind: 'gone'; title: string | null }
  | { kind: 'failed' }

const AT_ONCE = 4

/** In several languages a number is one role, whose page in this language stands for all. */
export async function findRole(
  role: WantedRole,
  load: Navigation['loadPageData'],
): Promise<FoundRole> {
  const answers: FoundRole[] = []
  for (const base of basesToAsk(role)) {
    const answer = await findRoleBelow(base, role, load)
    if (answer.kind === 'open') return answer
    answers.push(answer)
  }
  const failed = answers.find(({ kind }) => kind === 'failed')
  return failed ?? answers.find(isNamed) ?? { kind: 'gone', title: null }
}

/** This language's, then that in which the role was saved, then the others'. */
function basesToAsk({ path = FRONT_PATH }: WantedRole): Set<string> {
  return new Set([BASE, baseOf(path), ...SITE_LANGUAGES.map(({ base }) => base)])
}

async function findRoleBelow(
  base: string,
  { id, path }: WantedRole,
  load: Navigation['loadPageData'],
): Promise<FoundRole> {
  try {
    const saved = path === undefined || baseOf(path) !== base ? null : await load(path)
    return toFoundRole(saved ?? (await load(`${base}${withoutBase(JOB_REDIRECT_PATH)}/${id}`)))
  } catch {
    return { kind: 'failed' }
  }
}

function isNamed(answer: FoundRole): boolean {
  return answer.kind === 'gone' && answer.title !== null
}

function toFoundRole(page: PageData | null): FoundRole {
  switch (page?.componentChunkName) {
    case 'component---job-page': {
      const { lang } = page.result.pageContext
      return { kind: 'open', job: { ...(lang !== language && { lang }), ...page.result.data.job } }
    }
    case 'component---closed-job-page':
      return { kind: 'gone', title: page.result.data.title }
    default:
      return { kind: 'gone', title: null }
  }
}

/** What the site says about each role, by id; those that are not in it are loading. */
export function useFoundRoles(roles: readonly WantedRole[]): ReadonlyMap<string, FoundRole> {
  const { loadPageData } = useNavigation()
  const [found, setFound] = useState<ReadonlyMap<string, FoundRole>>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const missing = roles.filter(({ id }) => !asked.current.has(id))
    missing.forEach(({ id }) => asked.current.add(id))
    void mapConcurrent(missing, AT_ONCE, async (role) => {
      const answer = await findRole(role, loadPageData)
      setFound((before) => new Map(before).set(role.id, answer))
    })
  }, [roles, loadPageData])
  return found
}
