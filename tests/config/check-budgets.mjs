import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { rollup } from 'rollup'
import { bundleBase } from '../../dist/builder/bundle/bundle-base.js'
import { minify } from '../../dist/builder/bundle/minify.js'
import {
  createBrowserPlugins,
  createOutputOptions,
} from '../../dist/builder/bundle/rollup-options.js'

/*
 * Holds the project to budgets.json, where each number has its reason. A change that needs more takes
 * something out first, or raises the number in a commit that says so.
 */

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))
const files = listFiles(/\.(ts|tsx|mjs|cjs)$/)
const builder = files.filter((name) => name.startsWith('builder/'))
const bundle = path.join('dist/bundle', process.env.CONTENT_LANG ?? 'en-gb')
const manifest = readJson(path.join(bundle, 'bundle-manifest.json'))

const measured = {
  testLines: countLines(files.filter((name) => name.startsWith('tests/'))),
  productFiles: files.filter((name) => /^(client|builder|server)\//.test(name)).length,
  variables: countDifferent(
    readFileSync('.env.example', 'utf8').match(/^#? ?[A-Z][A-Z0-9_]+(?==)/gm),
  ),
  builderRooms: countDifferent(builder.flatMap(toRoom)),
  builderArrows: countDifferent(builder.flatMap(findArrows)),
  indexScripts: weighScripts('component---index-page'),
  jobPageScripts: weighScripts('component---job-page'),
  textPageScripts: weighScripts('component---generic-page'),
  runtimeScript: await weighRuntime(),
  packages: Object.values(readJson('package-lock.json').packages).filter(isInstalled).length,
}

for (const [name, { most, of }] of Object.entries(budgets)) {
  const isKept = measured[name] <= most
  console.log(`${isKept ? '✓' : '✗'} ${of}: ${measured[name]} of at most ${most}`)
  if (!isKept) process.exitCode = 1
}

function listFiles(ending) {
  const options = ['--cached', '--others', '--exclude-standard']
  return execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => ending.test(name) && existsSync(name))
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function countLines(names) {
  return names.reduce((sum, name) => sum + readFileSync(name, 'utf8').split('\n').length - 1, 0)
}

function countDifferent(values) {
  return new Set(values).size
}

/** `['release']` for `builder/release/notify/purge.ts`, none for a file beside the rooms. */
function toRoom(name) {
  return /^builder\/([^/]+)\//.exec(name)?.slice(1) ?? []
}

/** The other rooms of the builder that a file imports from: `['emit → lib']`. */
function findArrows(name) {
  return Array.from(
    readFileSync(name, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g),
    ([, target]) => path.posix.join(path.posix.dirname(name), target),
  )
    .map((target) => [toRoom(name).join(), toRoom(target).join()])
    .filter(([from, to]) => from !== '' && to !== '' && from !== to)
    .map((rooms) => rooms.join(' → '))
}

/** In bytes, as they travel: what the runtime and the page's template load without anybody doing anything. */
function weighScripts(template) {
  const chunks = [manifest.entry, manifest.templates[template]]
  const urls = new Set(chunks.flatMap(({ url, imports }) => [url, ...imports]))
  const weigh = (url) => brotliCompressSync(readFileSync(path.join(bundle, 'public', url))).length
  return Array.from(urls, weigh).reduce((sum, bytes) => sum + bytes, 0)
}

/** What every page starts with, without React, components and what they need. */
async function weighRuntime() {
  const build = await rollup({
    input: 'dist/client/app/browser-entry.js',
    external: (id) => /^react|\/dist\/client\/(components|filters|templates|preview)\//.test(id),
    plugins: [bundleBase('en-gb', []), ...createBrowserPlugins()],
  })
  const { output } = await build.generate({ ...createOutputOptions(''), plugins: [minify] })
  await build.close()
  return brotliCompressSync(output[0].code).length
}

/** Packages of other systems and processors are optional. */
function isInstalled({ optional, link, version }) {
  return version !== undefined && !optional && !link
}
