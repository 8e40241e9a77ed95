import path from 'node:path'
import { rollup, type OutputChunk, type RollupOutput } from 'rollup'
import {
  COMPONENT_CHUNK_NAMES,
  type ComponentChunkName,
} from '../../client/shared/page-data/page-views.js'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'
import type { BundledChunk } from './bundle-manifest.js'
import { minify } from './minify.js'
import {
  ANALYTICS_ENTRY,
  createOutputOptions,
  createRollupOptions,
  RUNTIME_ENTRY,
  SAVED_ENTRY,
  SIMULATOR_ENTRY,
} from './rollup-options.js'

export interface ClientBundle {
  entry: BundledChunk
  saved: BundledChunk
  analytics: BundledChunk
  simulator: BundledChunk
  templates: Record<ComponentChunkName, BundledChunk>
}

export async function bundleClient(
  projectRoot: string,
  language: string,
  languages: readonly SiteLanguage[],
  folder: string,
): Promise<ClientBundle> {
  const build = await rollup(createRollupOptions(projectRoot, language, languages))
  try {
    return toClientBundle(await build.write({ ...createOutputOptions(folder), plugins: [minify] }))
  } finally {
    await build.close()
  }
}

export function toClientBundle({ output }: RollupOutput): ClientBundle {
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  return {
    entry: toBundledChunk(findChunk(RUNTIME_ENTRY, chunks), chunks),
    saved: toBundledChunk(findChunk(SAVED_ENTRY, chunks), chunks),
    analytics: toBundledChunk(findChunk(ANALYTICS_ENTRY, chunks), chunks),
    simulator: toBundledChunk(findChunk(SIMULATOR_ENTRY, chunks), chunks),
    templates: Object.fromEntries(
      COMPONENT_CHUNK_NAMES.map((name) => [name, findTemplate(name, chunks)]),
    ) as ClientBundle['templates'],
  }
}

/** `component---job-page` is the chunk of `client/templates/job-page.tsx`. */
function findTemplate(name: ComponentChunkName, chunks: OutputChunk[]): BundledChunk {
  const module = `client/templates/${name.replace('component---', '')}.tsx`
  return toBundledChunk(findChunk(module, chunks), chunks)
}

function findChunk(module: string, chunks: OutputChunk[]): OutputChunk {
  const chunk = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(path.normalize(module))),
  )
  if (chunk === undefined) throw new Error(`The bundle has no chunk for ${module}.`)
  return chunk
}

function toBundledChunk(chunk: OutputChunk, chunks: OutputChunk[]): BundledChunk {
  const imports = new Set<string>()
  const visit = ({ imports: names }: OutputChunk) => {
    for (const name of names) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported === undefined || imports.has(name)) continue
      imports.add(name)
      visit(imported)
    }
  }
  visit(chunk)
  return { url: `/${chunk.fileName}`, imports: [...imports].map((name) => `/${name}`) }
}
