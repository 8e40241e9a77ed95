import { PAGE_MESSAGES } from '../shared/page-messages.js'
import type { Template, TemplateRegistry } from './page-resources.js'

/** The code of a page is not there, most often because a newer version has taken its place. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError'
}

/** The template behind a component chunk name. Rejects with a `MissingChunkError`. */
export async function loadTemplate(templates: TemplateRegistry, name: string): Promise<Template> {
  const load = Object.hasOwn(templates, name) ? templates[name] : undefined
  if (!load) throw new MissingChunkError(PAGE_MESSAGES.chunkMissing(name))
  try {
    const template = await load()
    if (template) return template
  } catch (cause) {
    throw new MissingChunkError(PAGE_MESSAGES.chunkMissing(name), { cause })
  }
  throw new MissingChunkError(PAGE_MESSAGES.chunkMissing(name))
}
