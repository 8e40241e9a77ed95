import { createContentClient } from '../../../client/shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../../client/shared/content-api/fetch-snapshot.js'
import { createPlatform } from '../../../client/shared/content-api/platform.js'
import { explainContentFailure, ContentError } from '../../content/content-error.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import { adviseLanguage } from '../../shared/config/read-language.js'
import type { ConnectConfig } from './connect-config.js'
import { toDocumentKey } from './sample-documents.js'

export interface PublishedDocument {
  id: string
  /** No field is filled: what an interrupted run may leave behind. */
  isBlank: boolean
}

export interface PublishedRepository {
  /** By `SampleDocument.key`. */
  documents: Map<string, PublishedDocument>
  masterLanguage: string
  /** Languages of the site that the repository has not. */
  missingLanguages: readonly string[]
}

/** Checks that the repository is there, can be read and is written in the site's language. @throws ContentError */
export async function readPublished(config: ConnectConfig): Promise<PublishedRepository> {
  const { repositoryName, languages: own, projectRoot } = config
  const [lang] = own
  try {
    const read = own.length === 1 ? lang : '*'
    const client = createContentClient({ ...config, lang: read }, createPlatform(globalThis))
    const { languages } = await client.fetchRepository()
    const masterLanguage =
      languages?.find(({ is_master }) => is_master)?.id ?? languages?.[0]?.id ?? lang
    if (masterLanguage !== lang) {
      const [which, advice] =
        own.length === 1
          ? ['', adviseLanguage(masterLanguage, projectRoot)]
          : [' first language', `Name ${masterLanguage} first in CONTENT_LANGS.`]
      throw new ContentError(
        `The master language of "${repositoryName}" is ${masterLanguage}, and the site's${which} is ${lang}. ${advice} Or make ${lang} the master language (Settings > Translations & locales).`,
      )
    }
    const { documents } = await fetchSnapshot(client, {})
    const entries = documents.map((document) => {
      const { id, data } = document
      return [toDocumentKey(document, document.lang, lang), { id, isBlank: isBlank(data) }] as const
    })
    const missingLanguages = own.filter(
      (name) => languages !== undefined && !languages.some(({ id }) => id === name),
    )
    return { documents: new Map(entries), masterLanguage, missingLanguages }
  } catch (error) {
    throw explainContentFailure(error, config)
  }
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  if (isRecord(value)) {
    return value['link_type'] === 'Any' || Object.values(value).every(isBlank)
  }
  return value === null || value === undefined || value === false || value === ''
}
