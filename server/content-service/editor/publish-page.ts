import { html, toPage } from '../../lib/html.js'
import type { Draft } from '../repository/drafts.js'
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
          : drafts.map((draft) => createEntry(draft, siteUrl))
      }`,
  )
}

function createEntry(draft: Draft, siteUrl: string) {
  const { name, label, documents, deleted } = draft
  return html`<section>
    <h2>${label}</h2>
    <ul>
      ${documents.map(({ document: { id, type, uid } }) =>
        createItem(`${type} ${uid ?? id}`, toPreviewUrl(draft, id, siteUrl)),
      )}
      ${deleted.map((id) => createItem(`${id}, deleted`, toPreviewUrl(draft, id, siteUrl)))}
    </ul>
    <form method="post" action="/publish">
      <input type="hidden" name="draft" value="${name}" />
      <button>Publish ${label}</button>
    </form>
  </section>`
}

function createItem(title: string, url: string) {
  return html`<li>
    ${title}: <a href="${url}" target="_blank" aria-label="Preview ${title}">Preview</a>
  </li>`
}

function toPreviewUrl({ previewUrl }: Draft, documentId: string, siteUrl: string): string {
  return `${siteUrl}/api/preview?${new URLSearchParams({ token: previewUrl, documentId })}`
}
