import { html, toPage } from '../lib/html.js'
import type { Draft } from './drafts.js'
import type { ContentRepository } from './repository.js'

/** The drafts, each with a button. `told` is what came of the last publication. */
export function createPublishPage(repository: ContentRepository, told: string): string {
  const drafts = repository.getDrafts()
  return toPage(
    `Publish: ${repository.name}`,
    html`<h1>Drafts of ${repository.name}</h1>
      ${told === '' ? null : html`<p role="status">${told}</p>`}
      <p>Published is <code>${repository.getMaster().ref}</code>.</p>
      ${drafts.length === 0 ? html`<p>There is no draft left.</p>` : drafts.map(createEntry)}`,
  )
}

function createEntry({ name, label, documents, deleted }: Draft) {
  const ids = [...documents.map(({ document }) => toTitle(document)), ...deleted]
  return html`<section>
    <h2>${label}</h2>
    <ul>
      ${ids.map((id) => html`<li>${id}</li>`)}
    </ul>
    <form method="post" action="/publish">
      <input type="hidden" name="draft" value="${name}" />
      <button>Publish ${label}</button>
    </form>
  </section>`
}

function toTitle({ type, uid, id }: Draft['documents'][number]['document']): string {
  return `${type} ${uid ?? id}`
}
