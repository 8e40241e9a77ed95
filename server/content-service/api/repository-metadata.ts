import type { Ref, Repository } from '@prismicio/client'

import type { ContentRepository } from '../repository/repository.js'

/** The real service sends the commit that it runs. */
export const API_VERSION = '7c1f3a9'
export const API_LICENSE = 'All Rights Reserved'

const SEARCH_FIELDS = {
  ref: { type: 'String', multiple: false },
  q: { type: 'String', multiple: true },
  lang: { type: 'String', multiple: false },
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: '20' },
  fetchLinks: { type: 'String', multiple: false },
  orderings: { type: 'String', multiple: false },
} as const

/** The answer of `/api/v2`: refs, languages, types, tags and forms of the repository. */
export function createRepositoryMetadata(
  repository: ContentRepository,
  searchUrl: string,
): Repository & { bookmarks: object; experiments: object } {
  const { ref, documents } = repository.getMaster()
  const draftRefs = repository.getDrafts().map(({ id, label, version }): Ref => {
    return { id, ref: version.ref, label, isMasterRef: false }
  })
  const types = documents.map(({ document: { type } }) => [type, type])
  const models = repository.customTypes.map(({ id, label }) => [id, label ?? id])
  return {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }, ...draftRefs],
    integrationFieldsRef: null,
    languages: [...repository.languages],
    types: Object.fromEntries([...types, ...models]) as Record<string, string>,
    tags: [...new Set(documents.flatMap(({ document }) => document.tags))].sort(),
    forms: {
      everything: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: searchUrl,
        fields: SEARCH_FIELDS,
      },
    },
    bookmarks: {},
    experiments: { draft: [], running: [] },
    ...repository.oauth,
    license: API_LICENSE,
    version: API_VERSION,
  }
}
