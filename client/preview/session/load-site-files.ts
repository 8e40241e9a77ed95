import type { BoardDocuments } from '../../content/board/join-postings.js'
import type { TypePaths } from '../../content/documents/field-types.js'
import type { RememberedJob } from '../../content/site/job-life.js'
import { fetchJsonWithRetries, type Fetch } from '../../runtime/load/fetch-json.js'
import { APP_DATA_URL, BOARD_URL, LINKED_JOBS_URL } from '../../shared/addresses/page-paths.js'
import { type AppData, typePathsUrl } from '../../shared/page-data/app-data.js'
import type { PreviewOptions } from '../../shared/preview/preview-options.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'

/* What the live release says of the content that is beside it. */

/** Null where the site names no repository. */
export async function loadPreviewOptions(fetch: Fetch): Promise<PreviewOptions | null> {
  const { status, body } = await fetchJsonWithRetries(fetch, APP_DATA_URL)
  const preview = status === 200 ? (body as Partial<AppData> | null)?.preview : undefined
  return preview?.repositoryName && preview.apiEndpoint ? preview : null
}

/** The repository's field types, as the live release used them. */
export async function loadTypePaths(fetch: Fetch, repositoryName: string): Promise<TypePaths> {
  const url = typePathsUrl(repositoryName)
  const { status, body } = await fetchJsonWithRetries(fetch, url, { cache: 'no-cache' })
  if (status === 200 && typeof body === 'object' && body !== null) return body as TypePaths
  throw new Error(PREVIEW_MESSAGES.typePathsMissing(repositoryName, url, status))
}

/** None if the live release is of format 1, which has no such file: see `builder/shared/site-root/site-format.ts`. */
export async function loadLinkedJobs(fetch: Fetch): Promise<RememberedJob[]> {
  const { body } = await fetchJsonWithRetries(fetch, LINKED_JOBS_URL, { cache: 'no-cache' })
  return Array.isArray(body) ? (body as RememberedJob[]) : []
}

/** Null where the site has no job board. */
export async function loadBoard(
  fetch: Fetch,
  { hasBoard }: Pick<PreviewOptions, 'hasBoard'>,
): Promise<BoardDocuments | null> {
  if (hasBoard !== true) return null
  const { status, body } = await fetchJsonWithRetries(fetch, BOARD_URL, { cache: 'no-cache' })
  if (status === 200 && Array.isArray(body)) return body as BoardDocuments
  throw new Error(PREVIEW_MESSAGES.boardMissing(BOARD_URL, status))
}
