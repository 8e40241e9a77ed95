import { loadIslands } from '../../../client/runtime/islands/islands.js'
import type { Template } from '../../../client/runtime/load/page-resources.js'
import {
  COMPONENT_CHUNK_NAMES,
  type ComponentChunkName,
} from '../../../client/shared/page-data/page-views.js'
import { templates } from '../../../client/templates/templates.js'

type LoadedTemplates = Record<ComponentChunkName, Template>

export async function loadTemplates(): Promise<LoadedTemplates> {
  const loaded = await Promise.all(
    COMPONENT_CHUNK_NAMES.map(async (name): Promise<[ComponentChunkName, Template]> => {
      return [name, await templates[name]()]
    }),
  )
  await loadIslands()
  return Object.fromEntries(loaded) as LoadedTemplates
}
