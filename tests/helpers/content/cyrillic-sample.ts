import { PSEUDO_LANGUAGE } from '../words/speak-pseudo-language.js'
import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import { SAMPLE_FOLDER, type TestContentServiceOptions } from './content-service.js'
import { toCyrillicDocument } from './to-cyrillic.js'

/** The whole sample, its drafts left out, with each letter that visitors read in another script. */
export async function loadCyrillicSample(): Promise<TestContentServiceOptions> {
  const today = new Date().toISOString().slice(0, 10)
  const { documents } = await loadRepository(SAMPLE_FOLDER, { today })
  const languages = [{ id: PSEUDO_LANGUAGE, name: 'Pseudo', is_master: true }]
  return {
    folder: SAMPLE_FOLDER,
    languages,
    drafts: [],
    documents: documents.map(toCyrillicDocument),
  }
}
