import { formatProblem } from '../../content/documents/problems.js'
import * as MESSAGES from '../../shared/constants/messages.js'
import { knownRepository } from './known-repository.js'
import { toInstant } from './local-date.js'
import { dispatchUntilAborted, type Session } from './session.js'

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
