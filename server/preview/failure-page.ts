import { html, toPage } from '../lib/html.js'
import type { PreviewFailure } from './preview-failure.js'

export function createFailurePage(
  { message, reason }: PreviewFailure,
  repositoryName: string,
  requestId: string,
): string {
  return toPage(
    'Error',
    html`<h1>Error</h1>
      <p>The preview could not be loaded.</p>
      <p class="bad"><strong>${message}</strong></p>
      <p>${REMEDIES[reason]}</p>
      <p>Repository: <code>${repositoryName}</code>. Request: <code>${requestId}</code>.</p>
      <p><a href="/api/preview/exit">End the preview and see the published site</a></p>`,
  )
}

const REMEDIES: Readonly<Record<PreviewFailure['reason'], string>> = {
  'no-token':
    'The address lacks the preview’s token. Open the preview with the Preview button of the editor.',
  'invalid-token':
    'The address does not hold a token of this site’s repository. Open the preview again with the Preview button of the editor.',
  'other-repository':
    'The preview is of another repository than the one that this site shows. Check that the editor is open on the right repository, or that this address is set as a preview of that one.',
  'invalid-document':
    'The address does not name a document. Open the preview again with the Preview button of the editor.',
  'no-preview':
    'The address names what is published, not a draft. Open the preview with the Preview button of the editor.',
  expired:
    'The draft has been published, changed or closed since the preview was opened. Open it again with the Preview button of the editor.',
  forbidden:
    'The repository is private, and the site’s access token is missing or wrong. Ask the people who run the site to check PRISMIC_ACCESS_TOKEN.',
  busy: 'The content service is being asked too often. Wait a minute, then reload this page.',
  'invalid-answer':
    'The content service answers with something that is not content. Reload this page in a minute; if that does not help, tell the people who run the site.',
  'no-answer':
    'The content service cannot be reached at the moment. Reload this page in a minute; if that does not help, tell the people who run the site.',
}
