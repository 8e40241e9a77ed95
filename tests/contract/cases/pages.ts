import {
  indexOf,
  missing,
  moved,
  movedForGood,
  page,
  shout,
  type ContractCase,
} from '../contract-case.js'
import type { ReleaseFacts } from '../release-facts.js'

export function listIndexCases(): ContractCase[] {
  return [
    page('/', '/index.html'),
    page('/?q=engineer&location=leeds&location=london', '/index.html'),
    page('/', '/index.html', { method: 'HEAD' }),
    moved('//', '/'),
    moved('///?location=leeds', '/?location=leeds'),
    moved('/).?location=leeds', '/?location=leeds'),
    movedForGood('//index.html', '/'),
    movedForGood('/index.html', '/'),
    movedForGood('/index.html?location=leeds&location=london', '/?location=leeds&location=london'),
  ]
}

export function listPageCases(facts: ReleaseFacts): ContractCase[] {
  return facts.pages.flatMap((path) => [
    page(path, indexOf(path), ownHeaders(path)),
    page(`${path}?utm_source=newsletter`, indexOf(path), ownHeaders(path)),
    moved(`${path}/`, path),
    moved(`${path}/?a=1&a=2`, `${path}?a=1&a=2`),
    moved(`${path}/index.html`, path),
    moved(`${path}.`, path),
    moved(`${shout(path)})/,?a=1`, `${path}?a=1`),
    moved(shout(path), path),
    moved(`${shout(path)}/?a=%C3%A9`, `${path}?a=%C3%A9`),
    moved(`/${path}`, path),
    moved(`${path}//`, path),
    moved(`/.${shout(path).replaceAll('/', '//%2f')}/index.html?a=1`, `${path}?a=1`),
  ])
}

export function listEditorRedirectCases(facts: ReleaseFacts): ContractCase[] {
  return facts.redirects.flatMap(({ from, to }) => [
    moved(from, to),
    moved(`${from}/`, to),
    moved(shout(from), to),
    moved(`${from}?a=1`, `${to}?a=1`),
  ])
}

/** Never redirected: the editor's session arrives in the query. Never kept, never listed. */
export function listPreviewCases(): ContractCase[] {
  return ['/preview', '/preview/', '/preview?token=t&documentId=d', '/preview/?documentId=d'].map(
    (path) => ({
      ...page(path, '/preview/index.html', { expected: { 'x-robots-tag': 'noindex' } }),
      cacheControl: 'no-store',
    }),
  )
}

/** A page that belongs to no document: as the preview page, but for the redirect to its canonical form. */
export function listSimulatorCases(): ContractCase[] {
  const headers = { 'x-robots-tag': 'noindex', 'x-frame-options': null }
  return [
    ...['/slice-simulator', '/slice-simulator?debug=true'].map((path) => ({
      ...page(path, '/slice-simulator/index.html', { expected: headers }),
      cacheControl: 'no-store',
    })),
    { ...moved('/slice-simulator/?a=1', '/slice-simulator?a=1'), cacheControl: 'no-store' },
    missing('/slice-simulator/more'),
  ]
}

function ownHeaders(path: string) {
  return {
    expected: { 'x-robots-tag': path === '/offline-app-shell' ? 'noindex' : null },
  }
}
