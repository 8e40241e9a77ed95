import { formatProblem } from '../../content/documents/problems.js'
import * as MESSAGES from '../../shared/constants/messages.js'
import { knownRepository } from './known-repository.js'
import { dispatchUntilAborted, type Session } from './session.js'
import { toZonedInstant } from '../../content/site/closing-instant.js'
import { toTimeZone } from '../../content/site/time-zone.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'

const LOCAL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?/

/** Creates the whole site from what was read, as a build does. The session becomes ACTIVE. */
export function showDrafts(
  session: Session,
  { documents, others, typePaths, remembered, label }: NonNullable<Session['read']>,
  dispatch = dispatchUntilAborted(session),
): void {
  const { environment, store, asOf } = session
  const repository = knownRepository(store)
  if (repository === null) return
  const { dataResolver, componentResolver } = repository.config
  const now = asOf === null ? new Date(environment.platform.now()) : toInstant(asOf, documents)
  const siteUrl = environment.url().origin
  const site = dataResolver(documents, {
    now,
    buildHash: '',
    typePaths,
    remembered,
    siteUrl,
    others,
  })
  const { content, problems } = site
  if (content === null) throw new Error(problems.map(formatProblem)[0] ?? MESSAGES.noDocuments)
  const drafts = { site, templates: componentResolver, label }
  dispatch({ type: 'bootstrapped', drafts, nodes: content.nodes })
}

/** Formats a date, with or without a time, as 'YYYY-MM-DDTHH:MM'; null if it is invalid. */
export function readLocalDate(given: string | null): string | null {
  const local = LOCAL.exec(given ?? '')?.[0]
  if (local === undefined || Number.isNaN(Date.parse(local))) return null
  return local.includes('T') ? local : `${local}T00:00`
}

/** The instant of a local date in the site's time zone. */
export function toInstant(local: string, documents: readonly CareersDocument[]): Date {
  const settings = documents.find((document) => document.type === 'site_settings')
  return new Date(toZonedInstant(`${local}:00`, toTimeZone(settings?.data ?? {})))
}
