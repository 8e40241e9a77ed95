import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  CustomTypeModel,
  SharedSliceModel,
} from '../../client/content/documents/create-type-paths.js'
import * as MESSAGES from '../../client/shared/messages.js'
import type { BuilderConfig } from '../config.js'
import { ContentError } from './content-error.js'
import { fetchModels, type Models } from './fetch-models.js'

/** From the Custom Types API if there is a token for it, else from the files in `custom-types`. */
export async function loadModels(config: BuilderConfig): Promise<Models> {
  const { customTypesToken, projectRoot } = config
  const models =
    customTypesToken === null
      ? await readModels(path.join(projectRoot, 'builder', 'content', 'custom-types'))
      : await fetchModels({ ...config, customTypesToken })
  if (models.customTypes.length === 0) throw new ContentError(MESSAGES.schemasRequired)
  return models
}

async function readModels(folder: string): Promise<Models> {
  return {
    customTypes: await readJsonFiles<CustomTypeModel>(folder),
    sharedSlices: await readJsonFiles<SharedSliceModel>(path.join(folder, 'slices')),
  }
}

async function readJsonFiles<Value>(folder: string): Promise<Value[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(files.map((name) => readJson<Value>(path.join(folder, name))))
}

async function readJson<Value>(file: string): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value
  } catch (cause) {
    throw new ContentError(`${file}: the model cannot be read: ${(cause as Error).message}`, {
      cause,
    })
  }
}
