import type { PrismicDocument } from '@prismicio/client'
import { html, toPage } from '../../lib/html.js'
import type { Draft } from '../repository/drafts.js'
import type { StoredDocument } from '../repository/stored-document.js'
import type { ContentRepository } from '../repository/repository.js'

/**
 * Lists the drafts with preview links and publish buttons. @param siteUrl origin of the site that
 * shows previews @param message outcome of the last publication, or empty
 */
export function createPublishPage(
  repository: ContentRepository,
  siteUrl: string,
  message: string,
): string {
  const drafts = repository.getDrafts()
  const { name, access } = repository
  return toPage(
    `Drafts of ${name}`,
    html`<h1>Drafts of ${name}</h1>
      ${message === '' ? null : html`<p role="status">${message}</p>`}
      <p>Published is <code>${repository.getMaster().ref}</code>. The repository is ${access}.</p>
      ${
        drafts.length === 0
          ? html`<p>There is no draft left.</p>`
          : drafts.map((draft) => createEntry(draft, repository, siteUrl))
      }`,
  )
}

function createEntry(draft: Draft, repository: ContentRepository, siteUrl: string) {
  const { name, label, documents, deleted } = draft
  const published = repository.getMaster().documents
  const titleOf = (stored: StoredDocument | undefined, id: string) =>
    stored === undefined ? id : toTitle(stored.document, repository)
  const createItem = (id: string, title: string) => {
    const url = toPreviewUrl(draft, id, siteUrl)
    return html`<li>
      ${title} <a href="${url}" target="_blank" aria-label="Preview ${title}">Preview</a>
    </li>`
  }
  return html`<section>
    <h2>${label}</h2>
    <ul>
      ${documents.map((stored) => createItem(stored.document.id, titleOf(stored, '')))}
      ${deleted.map((id) => {
        const former = published.find(({ document }) => document.id === id)
        return createItem(id, `${titleOf(former, id)}, deleted`)
      })}
    </ul>
    <form method="post" action="/publish">
      <input type="hidden" name="draft" value="${name}" />
      <button>Publish ${label}</button>
    </form>
  </section>`
}

/** As the CMS lists it, such as `Job: Flood Forecaster`. */
function toTitle(
  { type, lang, data }: PrismicDocument,
  { customTypes, masterLanguage }: ContentRepository,
): string {
  const { title, name } = data as Record<string, unknown>
  const kind = customTypes.find(({ id }) => id === type)?.label ?? type
  const text = [kind, title ?? name].filter(Boolean).join(': ')
  return lang === masterLanguage ? text : `${text} (${lang})`
}

function toPreviewUrl({ previewUrl }: Draft, documentId: string, siteUrl: string): string {
  return `${siteUrl}/api/preview?${new URLSearchParams({ token: previewUrl, documentId })}`
}
