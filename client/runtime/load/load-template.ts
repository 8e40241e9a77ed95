import { chunkMissing } from '../../shared/constants/runtime-messages.js'
import type { Template, TemplateRegistry } from './page-resources.js'
import { loadIslands } from '../islands/islands.js'

/** Most often because a newer version of the site has replaced the file. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError'
}

/** Islands are loaded too, unless the server rendered them. @throws MissingChunkError */
export async function loadTemplate(
  templates: TemplateRegistry,
  name: string,
  isServerRendered: boolean,
): Promise<Template> {
  const load = Object.hasOwn(templates, name) ? templates[name] : undefined
  if (!load) throw new MissingChunkError(chunkMissing(name))
  try {
    // Its own are known once it is loaded, those of the frame around it now.
    const [template] = await Promise.all([load(), isServerRendered || loadIslands()])
    if (!isServerRendered) await loadIslands()
    if (template) return template
  } catch (cause) {
    throw new MissingChunkError(chunkMissing(name), { cause })
  }
  throw new MissingChunkError(chunkMissing(name))
}
