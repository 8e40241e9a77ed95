import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BROWSERS } from '../../builder/bundle/browsers.js'
import type { BundleManifest } from '../../builder/bundle/bundle-manifest.js'
import { PAGE_STYLE } from '../../server/lib/page-style.js'
import { COMPAT, dig, findUnsupported, FLOOR, toFloor } from '../helpers/browsers/compat-data.js'
import { findScriptFeatures } from '../helpers/browsers/find-script-features.js'
import { findStyleFeatures } from '../helpers/browsers/find-style-features.js'
import { PROJECT_ROOT } from '../helpers/site/create-test-site.js'
import { listFiles } from '../helpers/site/list-files.js'

/** What a supported browser lacks and the site does without. A name stands for its members and values, too. */
const EXCEPTIONS: Record<string, string[]> = {
  // Scripts.
  'methods of our own or of a package, which are named like newer ones of browsers': [
    '.destroy()',
    '.dispatch()',
    '.equals()',
    '.handle()',
    '.in()',
    '.createContext()',
    '.retry()',
    '.use()',
  ],
  'used where it is there; elsewhere text may become markup, and our own object takes its place': [
    'trustedTypes',
    '.createHTML()',
    '.createPolicy()',
    '.createScriptURL()',
  ],
  'used where it is there; elsewhere each line is taken for a fast one': ['navigator.connection'],
  'used where it is there; elsewhere a link is copied': ['navigator.share'],
  'what a visitor has asked for, where browsers can be told': ['navigator.globalPrivacyControl'],
  'elsewhere a click with the middle button is not counted': ['event auxclick'],
  'used where it is there; elsewhere a timer starts the task': [
    'cancelIdleCallback',
    'requestIdleCallback',
  ],
  'used where it is there; elsewhere texts are compared from space to space': [
    '.segment()',
    'Intl.Segmenter',
  ],
  'tried by React, and only for transitions that we do not make': ['.startViewTransition()'],
  'used by React where it is there': [
    '.skipTransition()',
    'event navigate',
    'event navigateerror',
    'event navigatesuccess',
    'navigation',
    'setImmediate',
  ],
  'iOS has no such event: a request that ends as a page is left is a failed one': [
    'event beforeunload',
    'onbeforeunload',
  ],
  "the Page Builder's package stops wheels by their old name, too": ['event mousewheel'],
  // Styles.
  'Firefox before 121 shows some spaces, columns and colours in another way, and hides nothing': [
    ':has',
  ],
  'in standard and prefixed form, with the keywords of each': [
    '-webkit-mask-composite',
    'mask-composite',
  ],
  'prefixed for phones; other browsers do not enlarge text': ['text-size-adjust'],
  'the space that a font takes before it is loaded': [
    '@font-face ascent-override',
    '@font-face descent-override',
    '@font-face line-gap-override',
    '@font-face size-adjust',
  ],
  'where lines break': ['hyphenate-limit-chars', 'text-wrap', 'word-break: auto-phrase'],
  'the colour of a place before its picture, which has another first': ['type()'],
  'what an element looks like under the pointer, which phones have not': ['cursor'],
  'turns off what only browsers with it do': ['forced-color-adjust', 'overflow-anchor'],
  'saves the browser the layout of rows that nobody sees': [
    'contain-intrinsic-block-size',
    'content-visibility',
  ],
  'the look of a scrollbar': ['scrollbar-width'],
  'rows that a filter adds appear at once': ['@starting-style'],
  'on paper: margins, and headings that stay with their text': ['@page', 'break-after: avoid'],
  'on paper: closed answers stay closed': ['::details-content'],
}

const exceptions = Object.values(EXCEPTIONS).flat()
const covers = (exception: string, name: string) =>
  name === exception || [':', '.'].some((next) => name.startsWith(exception + next))

function findAll(floor = FLOOR): [file: string, name: string, since: string][] {
  const folder = path.join(PROJECT_ROOT, 'dist/bundle/en-gb')
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const { starter } = JSON.parse(read('bundle-manifest.json')) as BundleManifest
  const files = listFiles(folder)
  const all = [
    ['the script within each page', findScriptFeatures(starter)] as const,
    ...files.filter(isA('.js')).map((file) => [file, findScriptFeatures(read(file))] as const),
    ...files.filter(isA('.css')).map((file) => [file, findStyleFeatures(read(file))] as const),
    ['the pages of the sidecar', findStyleFeatures(PAGE_STYLE)] as const,
  ]
  return all.flatMap(([file, features]) =>
    Object.entries(findUnsupported(features, floor)).map(
      ([name, since]): [string, string, string] => [file, name, since],
    ),
  )
}

/** What `client/starter/is-supported.ts` asks a browser for. */
const ASKED = [
  ...dig(COMPAT.javascript, 'builtins', 'Array', 'toSorted'),
  ...dig(COMPAT.html, 'elements', 'script', 'type', 'importmap'),
]

const isA = (extension: string) => (file: string) => file.endsWith(extension)
const isScript = (file: string) => !file.endsWith('.css') && !file.endsWith('sidecar')

describe('the scripts and styles that are sent to browsers', () => {
  const found = findAll()
  const isException = (name: string) => exceptions.some((each) => covers(each, name))

  it('use nothing that a supported browser lacks, unless it is an exception', () => {
    const others = found.filter(([, name]) => !isException(name))
    expect(others.map(([file, name, since]) => `${file}: ${name} (${since})`)).toEqual([])
  })

  it('use nothing in scripts that came later than what the starter asks for', () => {
    const later = findAll(toFloor(ASKED)).filter(
      ([file, name]) => isScript(file) && !isException(name),
    )
    expect(later).toEqual([])
  })

  it('make use of each exception', () => {
    const isUsed = (exception: string) => found.some(([, name]) => covers(exception, name))
    expect(exceptions.filter((exception) => !isUsed(exception))).toEqual([])
  })
})

it.each([
  ['URL.canParse', 'if (!URL.canParse(href)) throw href'],
  ['URL.canParse', 'const { canParse } = self.URL'],
  ['Object.groupBy', "Object['groupBy']([])"],
  ['.isWellFormed()', 'export default (text) => text?.isWellFormed()'],
  ['document.startViewTransition', 'document.startViewTransition(() => {})'],
  ['AbortSignal.any', 'const { signal = AbortSignal.any([]) } = {}'],
  ['event scrollend', "element.addEventListener('scrollend', load)"],
])('%s is found in a script: %s', (name, code) => {
  expect(Object.keys(findUnsupported(findScriptFeatures(code)))).toEqual([name])
})

it('syntax of a later edition of JavaScript is refused', () => {
  expect(() => findScriptFeatures('export const letters = /[\\p{L}--[a-z]]/v')).toThrow('flag')
})

it.each([
  ['field-sizing', 'textarea { field-sizing: content }'],
  ['display: ruby-text', 'rt { display: ruby-text }'],
  [':open', 'details:is([open], :open) { color: red }'],
  ['::details-content', 'details::details-content { color: red }'],
  ['@scope', '@scope (.card) { img { color: red } }'],
  ['@media (inverted-colors)', '@media (width > 1px) and (inverted-colors) { a { color: red } }'],
  ['light-dark()', ':root { --text: light-dark(red, blue) }'],
  ['rcap', 'a { width: 1rcap }'],
])('%s is found in a style: %s', (name, code) => {
  expect(Object.keys(findUnsupported(findStyleFeatures(code)))).toContain(name)
})

it('what a style asks the browser for first is no use of it', () => {
  const code = '@supports (field-sizing: content) { a { color: red } }'
  expect(findUnsupported(findStyleFeatures(code))).toEqual({})
})

it('the README names the supported browsers', () => {
  const names = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios_saf: 'iOS',
  }
  const sentence = Object.entries(names).reduce(
    (text, [id, name]) => text.replace(id, name),
    BROWSERS.join(', '),
  )
  const readme = readFileSync(path.join(PROJECT_ROOT, 'README.md'), 'utf8')
  expect(readme.replace(/\s+/g, ' ')).toContain(`needs ${sentence} or later`)
})
