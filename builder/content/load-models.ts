import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  CustomTypeModel,
  SharedSliceModel,
} from '../../client/content/documents/create-type-paths.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import type { BuilderConfig } from '../lib/config.js'
import { ContentError } from './content-error.js'
import { fetchModels, type Models } from './fetch-models.js'

/** From the Custom Types API if there is a token for it, else from the files in `models`. */
export async function loadModels(config: BuilderConfig): Promise<Models> {
  const { customTypesToken, projectRoot } = config
  const models =
    customTypesToken === null
      ? await readModels(projectRoot)
      : await fetchModels({ ...config, customTypesToken })
  if (models.customTypes.length === 0) throw new ContentError(MESSAGES.schemasRequired)
  return models
}

/** The code's own, in folders as Prismic's command line keeps them. @throws ContentError */
export async function readModels(projectRoot: string): Promise<Models> {
  const folder = path.join(projectRoot, 'builder', 'content', 'models')
  return {
    customTypes: await readFolders<CustomTypeModel>(path.join(folder, 'customtypes'), 'index.json'),
    sharedSlices: await readFolders<SharedSliceModel>(path.join(folder, 'slices'), 'model.json'),
  }
}

async function readFolders<Value>(folder: string, file: string): Promise<Value[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(names.sort().map((name) => readJson<Value>(path.join(folder, name, file))))
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
