import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../site/create-test-site.js'
import type { World } from './made-world.js'

/** The folder of the browser code of a site in two languages. */
const BILINGUAL = 'en-gb+de-de'

/** The folder that a builder of a world's code, models included, has for its project. */
export type ProjectOf = (world: Pick<World, 'buildHash' | 'typePaths'>) => string

/** Makes a project folder for each version of the browser code and each version of the models. */
export function createCodeVersions(folder: string): ProjectOf {
  const made = new Set<string>()
  return ({ buildHash, typePaths }) => {
    const isOther = Number(buildHash.replace(/\D/g, '')) % 2 === 1
    const fields = Object.keys(typePaths).map((name) => name.split('.').at(-1) ?? '')
    const project = path.join(folder, `${isOther ? 'other' : 'own'}-${fields.length}`)
    if (!made.has(project)) {
      copyModels(project, fields)
      if (isOther) changeBundles(project)
      else link('dist/bundle', project)
      link('dist/builder', project)
      link('nginx', project)
      link('node_modules', project)
      link('package.json', project)
    }
    made.add(project)
    return project
  }
}

function link(name: string, project: string): void {
  const place = path.join(project, name)
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(path.join(PROJECT_ROOT, name), place)
}

/** The models as they are, or those of jobs with no other fields than these. */
function copyModels(project: string, fields: readonly string[]): void {
  const name = 'builder/content/models'
  cpSync(path.join(PROJECT_ROOT, name), path.join(project, name), { recursive: true })
  if (fields.length === 0) return
  const file = path.join(project, name, 'customtypes/job/index.json')
  const model = JSON.parse(readFileSync(file, 'utf8'))
  const kept = Object.entries<object>(model.json.Job).filter(([field]) => fields.includes(field))
  writeFileSync(file, JSON.stringify({ ...model, json: { Job: Object.fromEntries(kept) } }))
}

/** The bundles, each with another style sheet. */
function changeBundles(project: string): void {
  const bundles = path.join(project, 'dist/bundle')
  cpSync(path.join(PROJECT_ROOT, 'dist/bundle'), bundles, { recursive: true })
  for (const name of ['en-gb', `${BILINGUAL}/en-gb`, `${BILINGUAL}/de-de`])
    changeBundle(path.join(bundles, name))
}

function changeBundle(bundle: string): void {
  const file = path.join(bundle, 'bundle-manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const stylesheet = '/assets/styles.0123456789.css'
  writeFileSync(path.join(bundle, 'public', stylesheet), 'body { color: black }\n')
  const files = [...manifest.files, stylesheet.slice(1)].filter(
    (name: string) => !`/${name}`.startsWith(manifest.stylesheet),
  )
  const changed = { ...manifest, buildHash: 'another', sourceHash: 'another', stylesheet, files }
  writeFileSync(file, JSON.stringify(changed))
}
