import { MESSAGES } from '../../shared/messages.js'
import type { Template, TemplateRegistry } from './page-resources.js'
import { loadIslands } from '../islands/islands.js'

/** The code of a page is not there, most often because a newer version has taken its place. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError'
}

/**
 * The template behind a component chunk name, with its parts unless the document has their markup. Rejects with a `MissingChunkError`.
 */
export async function loadTemplate(
  templates: TemplateRegistry,
  name: string,
  isServerRendered: boolean,
): Promise<Template> {
  const load = Object.hasOwn(templates, name) ? templates[name] : undefined
  if (!load) throw new MissingChunkError(MESSAGES.chunkMissing(name))
  try {
    const template = await load()
    if (!isServerRendered) await loadIslands()
    if (template) return template
  } catch (cause) {
    throw new MissingChunkError(MESSAGES.chunkMissing(name), { cause })
  }
  throw new MissingChunkError(MESSAGES.chunkMissing(name))
}
