import {
  createPreviewExpiredError,
  createPreviewNotFoundError,
  createRefExpiredError,
  createRefNotFoundError,
  type OAuthEndpoints,
} from './api-error.js'
import type { ContentVersion } from './content-version.js'
import { createDraft, type Draft } from './drafts.js'
import { parseRef } from './parse-ref.js'

export type VersionHistory = ReturnType<typeof createVersionHistory>

/** Current content and drafts, and expired refs and preview sessions. */
export function createVersionHistory(
  name: string,
  oauth: OAuthEndpoints,
  firstMaster: ContentVersion,
) {
  let master = firstMaster
  let drafts: readonly Draft[] = []
  const expiredMasterRefs = new Set<string>()
  const expiredDraftRefs = new Set<string>()
  const expiredSessions = new Set<string>()

  /** The refs of the previous drafts expire. */
  function setDrafts(next: readonly Draft[]): void {
    for (const { id, version } of drafts) {
      expiredDraftRefs.add(version.ref)
      expiredSessions.add(id)
    }
    drafts = next
  }

  function findPreview(session: string, previewUrl: string): ContentVersion {
    const draft = drafts.find(({ id }) => id === session)
    if (draft) return draft.version
    if (expiredSessions.has(session)) throw createPreviewExpiredError(oauth)
    throw createPreviewNotFoundError(previewUrl)
  }

  return {
    getMaster: () => master,
    getDrafts: () => drafts,
    setDrafts,
    /** @throws Error if there is no such draft */
    requireDraft(draftName: string): Draft {
      const draft = drafts.find((candidate) => candidate.name === draftName)
      if (draft) return draft
      const known = drafts.map((candidate) => candidate.name).join(', ') || 'none'
      throw new Error(`There is no draft "${draftName}" in "${name}" (drafts: ${known}).`)
    },
    /** @throws ApiError if `ref` is not the ref of a current version */
    findVersion(parameter: string): ContentVersion {
      const requested = parseRef(parameter, name)
      if (requested.kind === 'preview') return findPreview(requested.session, requested.previewUrl)
      const { ref } = requested
      const version = [master, ...drafts.map((draft) => draft.version)].find((v) => v.ref === ref)
      if (version) return version
      if (expiredDraftRefs.has(ref)) throw createPreviewExpiredError(oauth)
      if (expiredMasterRefs.has(ref)) throw createRefExpiredError(master.ref)
      throw createRefNotFoundError(master.ref)
    },
    /** The former master ref expires; drafts now change the new version. */
    setMaster(version: ContentVersion, remaining = drafts): void {
      expiredMasterRefs.add(master.ref)
      master = version
      setDrafts(remaining.map((draft) => createDraft(draft, version.documents, name)))
    },
  }
}
