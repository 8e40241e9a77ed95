import type { AlternateLanguage } from '@prismicio/client'

import { mapDocumentLinks } from './document-links.js'
import type { DraftInput } from './drafts.js'
import { findMasterLanguage, type RepositoryContent } from './repository.js'
import type { DocumentInput } from './stored-document.js'

/**
 * One repository of several, each of one language, in which the same id stands for the same document: these
 * become translations of each other. The first language is the master language and keeps its ids.
 */
export function joinLanguages(repositories: readonly RepositoryContent[]): RepositoryContent {
  const [first, ...others] = repositories
  if (first === undefined) throw new Error('There is no repository to join.')
  if (others.length === 0) return first
  const translations = findTranslations(repositories)
  const renamed = repositories.map((repository, index) => {
    const lang = findMasterLanguage(repository)
    const toId = (id: string) => (index === 0 ? id : toOwnId(lang, id))
    const rename = (document: DocumentInput): DocumentInput => ({
      ...document,
      id: toId(document.id),
      lang,
      alternate_languages: (translations.get(document.id) ?? []).filter(
        (translation) => translation.lang !== lang,
      ),
      data: mapDocumentLinks(document.data ?? {}, (link) => ({
        ...link,
        id: toId(link.id),
      })) as Record<string, unknown>,
    })
    return {
      documents: repository.documents.map(rename),
      drafts: (repository.drafts ?? []).map((draft) => ({
        ...draft,
        documents: draft.documents.map(rename),
        deleted: (draft.deleted ?? []).map(toId),
      })),
    }
  })
  return {
    ...first,
    languages: [
      ...(first.languages ?? []),
      ...others.flatMap(({ languages = [] }) =>
        languages.map((language) => ({ ...language, is_master: false })),
      ),
    ],
    documents: renamed.flatMap(({ documents }) => documents),
    drafts: joinDrafts(renamed.flatMap(({ drafts }) => drafts)),
  }
}

function toOwnId(lang: string, id: string): string {
  return `${lang}_${id}`
}

/** By the id in each language's own repository. */
function findTranslations(
  repositories: readonly RepositoryContent[],
): Map<string, AlternateLanguage[]> {
  const found = new Map<string, AlternateLanguage[]>()
  for (const [index, repository] of repositories.entries()) {
    const lang = findMasterLanguage(repository)
    const { documents, drafts = [] } = repository
    for (const document of [...documents, ...drafts.flatMap((draft) => draft.documents)]) {
      const { id, type, uid } = document
      const known = found.get(id) ?? []
      if (known.some((translation) => translation.lang === lang)) continue
      const own = { id: index === 0 ? id : toOwnId(lang, id), type, lang, ...(uid && { uid }) }
      found.set(id, [...known, own])
    }
  }
  return found
}

/** Those of the same name are one, as a release of the CMS has documents of all languages. */
function joinDrafts(drafts: readonly DraftInput[]): DraftInput[] {
  const joined = new Map<string, DraftInput>()
  for (const draft of drafts) {
    const former = joined.get(draft.name)
    joined.set(draft.name, {
      ...(former ?? draft),
      documents: [...(former?.documents ?? []), ...draft.documents],
      deleted: [...(former?.deleted ?? []), ...(draft.deleted ?? [])],
    })
  }
  return [...joined.values()]
}
