import type { CustomTypeModel, PrismicDocument, SharedSliceModel } from '@prismicio/client'
import { createMockFactory } from '@prismicio/mock'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { readOwnSlices, readOwnTypes } from '../../helpers/content/own-models.js'

export interface MockRepository {
  customTypes: CustomTypeModel[]
  sharedSlices: SharedSliceModel[]
  documents: CareersDocument[]
}

type Factory = ReturnType<typeof createMockFactory>

/** Type ids that another repository may use with other fields. */
const COLLIDING = ['person', 'page', 'boilerplate', 'navigation', 'department', 'location']
const ONLY_ONE = ['site_settings', 'navigation']

/** Random documents of every custom type of this project. */
export function createOwnRepository(seed: string): MockRepository {
  return fillRepository(createMockFactory({ seed }), readOwnTypes(), readOwnSlices())
}

/**
 * Random documents of a repository of which this project knows only some types; others have unknown ids,
 * or the project's ids with other fields.
 */
export function createForeignRepository(seed: string): MockRepository {
  const own = readOwnTypes()
  const factory = createMockFactory({ seed })
  const slices = ['hero', 'carousel'].map((id) => createForeignSlice(factory, id))
  const ids = [...COLLIDING, 'blog_post', 'author']
  const foreign = ids.map((id) => createForeignModel(factory, id, slices))
  const matching = own.filter(({ id }) => !ids.includes(id))
  const repository = fillRepository(factory, [...matching, ...foreign], slices)
  return { ...repository, customTypes: [...own, ...foreign.slice(COLLIDING.length)] }
}

function createForeignModel(factory: Factory, id: string, slices: SharedSliceModel[]) {
  const { model } = factory
  return model.customType({
    id,
    repeatable: true,
    fields: {
      uid: model.uid(),
      title: model.richText(),
      name: model.number(),
      content: model.group({ fields: { text: model.keyText(), picture: model.image() } }),
      kind: model.boolean(),
      color: model.color(),
      embed: model.embed(),
      place: model.geoPoint(),
      when: model.timestamp(),
      choice: model.select({ options: ['a', 'b'] }),
      product: model.integration(),
      picture: model.image({ thumbnailNames: ['small', 'large'] }),
      links: model.link(),
      file: model.linkToMedia(),
      slices: model.sliceZone({
        choices: {
          old_slice: model.slice({
            nonRepeatFields: { text: model.richText() },
            repeatFields: { picture: model.image() },
          }),
          ...Object.fromEntries(slices.map((slice) => [slice.id, model.sharedSliceChoice()])),
        },
      }),
    },
  }) as unknown as CustomTypeModel
}

function createForeignSlice({ model }: Factory, id: string): SharedSliceModel {
  const variation = (name: string) =>
    model.sharedSliceVariation({
      id: name,
      primaryFields: { heading: model.richText(), image: model.keyText(), link: model.geoPoint() },
      itemsFields: { title: model.image(), text: model.embed() },
    })
  return model.sharedSlice({ id, variations: [variation('default'), variation('wide')] })
}

function fillRepository(
  factory: Factory,
  customTypes: CustomTypeModel[],
  sharedSlices: SharedSliceModel[],
): MockRepository {
  const ids = customTypes
    .map(withoutTables)
    .flatMap((model) =>
      Array.from({ length: ONLY_ONE.includes(model.id) ? 1 : 3 }, (_, index) => ({ model, index })),
    )
  const shells = ids.map(({ model, index }) => ({
    ...factory.value.document({ model }),
    id: `${model.id}-${index}`,
    uid: model.id === 'job' ? String(1000 + index) : `${model.id.replaceAll('_', '-')}-${index}`,
    lang: 'en-gb',
  })) as unknown as PrismicDocument[]
  const linkableDocuments = shells
  const choose = createChooser(factory)
  const documents = ids.map(({ model }, index) => {
    const { data } = factory.value.document({
      model,
      // The nested options require a seed in their types, but the factory provides it.
      configs: {
        contentRelationship: { linkableDocuments },
        link: { linkableDocuments },
        sliceZone: { sharedSliceModels: sharedSlices.map(withoutTables) },
      } as never,
    }) as PrismicDocument
    const shell = shells[index] as PrismicDocument
    return { ...shell, data: keepUsable(shell, thinOut(data, choose), shells) }
  })
  return { customTypes, sharedSlices, documents: documents as unknown as CareersDocument[] }
}

/** The mock knows no tables; editors may leave them empty. */
function withoutTables<Model>(model: Model): Model {
  return JSON.parse(JSON.stringify(model), (_, field: { type?: string } | null) =>
    field?.type === 'Table' ? undefined : field,
  ) as Model
}

/** Sets the fields without which no site can be built. */
function keepUsable({ type }: PrismicDocument, data: object, shells: PrismicDocument[]): object {
  const linkTo = (id: string) => {
    const { uid, lang } = shells.find((shell) => shell.id === id) as PrismicDocument
    return { link_type: 'Document', id, type: id.split('-')[0], uid, lang, tags: [] }
  }
  if (type === 'site_settings') return { ...data, timezone: 'Europe/London' }
  if (type === 'redirect') return { ...data, from: null }
  if (type !== 'job') return data
  return {
    ...data,
    title: 'Ärzte & <b>Engineers</b>',
    department: linkTo('department-0'),
    locations: [{ location: linkTo('location-0') }],
  }
}

/** Empties some fields and removes others, as editors and older models do. */
function thinOut(data: object, choose: () => number): Record<string, unknown> {
  const entries = Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const choice = choose()
    if (choice < 0.15) return []
    if (choice < 0.3) return [[name, Array.isArray(value) ? [] : null] as const]
    return [[name, thinOutBelow(value, choose)] as const]
  })
  return Object.fromEntries(entries)
}

function thinOutBelow(value: unknown, choose: () => number): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: Record<string, unknown>) => {
    if ('slice_type' in item) {
      const thinned = { ...item, primary: thinOut(item['primary'] as object, choose) }
      return choose() < 0.2 ? { ...thinned, items: undefined } : thinned
    }
    return 'type' in item ? item : thinOut(item, choose)
  })
}

/** A number from 0 up to 1, the same for the same seed. */
function createChooser({ value }: Factory): () => number {
  return () => Math.abs(value.geoPoint({ state: 'filled' }).latitude % 1)
}
