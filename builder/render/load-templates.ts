import type { Template } from '../../client/runtime/load/page-resources.js'
import {
  COMPONENT_CHUNK_NAMES,
  type ComponentChunkName,
} from '../../client/shared/page-data/component-chunk-names.js'
import { loadIslands } from '../../client/runtime/islands/islands.js'
import { templates } from '../../client/templates/templates.js'

export type LoadedTemplates = Record<ComponentChunkName, Template>

export async function loadTemplates(): Promise<LoadedTemplates> {
  const loaded = await Promise.all(
    COMPONENT_CHUNK_NAMES.map(async (name) => [name, await templates[name]()] as const),
  )
  await loadIslands()
  return Object.fromEntries(loaded) as LoadedTemplates
}
