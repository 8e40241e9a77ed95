import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client'

export const MODELS_FOLDER = path.resolve(__dirname, '../../../builder/content/models')

export function readOwnTypes(): CustomTypeModel[] {
  return readModels('customtypes', 'index.json')
}

export function readOwnSlices(): SharedSliceModel[] {
  return readModels('slices', 'model.json')
}

function readModels<Model>(folder: string, file: string): Model[] {
  const names = readdirSync(path.join(MODELS_FOLDER, folder))
  return names.map(
    (name) =>
      JSON.parse(readFileSync(path.join(MODELS_FOLDER, folder, name, file), 'utf8')) as Model,
  )
}
