import type {
  CustomTypeModel,
  SharedSliceModel,
} from '../../client/content/documents/create-type-paths.js'

/** What the repository's custom types and shared slices are made of. */
export interface Models {
  customTypes: CustomTypeModel[]
  sharedSlices: SharedSliceModel[]
}
