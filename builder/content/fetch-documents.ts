import {
  fetchSnapshot,
  type ContentSnapshot,
} from '../../client/shared/content-api/fetch-snapshot.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../config.js'
import type { ProgressUpdate } from '../lib/progress.js'
import { createContentClient } from './content-client.js'
import { explainContentFailure } from './explain-content-failure.js'

/** @throws ContentError */
export async function fetchDocuments(
  config: BuilderConfig,
  update: ProgressUpdate,
): Promise<ContentSnapshot<CareersDocument>> {
  try {
    const snapshot = await fetchSnapshot<CareersDocument>(createContentClient(config), {
      onPage: (done, total) => update(done, total, 'pages of documents'),
    })
    const { length } = snapshot.documents
    update(length, length, 'documents')
    return snapshot
  } catch (error) {
    throw explainContentFailure(error, config.apiEndpoint)
  }
}
