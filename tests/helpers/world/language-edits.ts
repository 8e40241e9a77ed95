import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { linkTo } from '../content/made-documents.js'
import { inLanguage, linkIn, madeTranslation } from '../content/made-languages.js'
import type { Edit, World } from './made-world.js'

/* What editors do in a repository of two languages, in addition to what they do in each. */

const GERMAN = 'de-de'

/** Changes one of the documents that a rule names. */
const change =
  (
    isMeant: (document: CareersDocument) => boolean,
    to: (document: CareersDocument, value: number, world: World) => unknown,
  ): Edit =>
  (world, at, value) => {
    const meant = world.documents.filter(isMeant)
    const chosen = meant[at % Math.max(1, meant.length)]
    const next = (document: CareersDocument) =>
      document === chosen ? (to(document, value, world) as CareersDocument) : document
    return { ...world, documents: world.documents.map(next) }
  }

const add =
  (toDocument: (world: World, at: number, value: number) => CareersDocument | undefined): Edit =>
  (world, at, value) => {
    const added = toDocument(world, at, value)
    const isNew = added !== undefined && world.documents.every(({ id }) => id !== added.id)
    return isNew ? { ...world, documents: [...world.documents, added] } : world
  }

const withData = (document: CareersDocument, data: object) => ({
  ...document,
  data: { ...document.data, ...data },
})
const isGerman = ({ lang }: CareersDocument) => lang === GERMAN
const isOf = (type: CareersDocument['type']) => (document: CareersDocument) =>
  document.type === type

export const LANGUAGE_EDITS: Record<string, Edit> = {
  'a translation is joined with a document of its type': change(isGerman, (document, at, world) => {
    const originals = world.documents.filter((one) => one.type === document.type && !isGerman(one))
    const original = originals[at % Math.max(1, originals.length)]
    if (original === undefined) return document
    return { ...document, alternate_languages: toAlternates(original) }
  }),
  'a translation is no longer joined': change(isGerman, (document) => ({
    ...document,
    alternate_languages: [],
  })),
  'a document is translated': add(({ documents }, at) => {
    const originals = documents.filter(
      (document) => !isGerman(document) && document.uid !== null && document.type !== 'job',
    )
    const original = originals[at % Math.max(1, originals.length)]
    return original && madeTranslation(GERMAN, original, { uid: `${original.uid}-uebersetzt` })
  }),
  'a job is translated': add(({ documents }, at) => {
    const originals = documents.filter((document) => isOf('job')(document) && !isGerman(document))
    const original = originals[at % Math.max(1, originals.length)]
    return original && inLanguage(GERMAN, original)
  }),
  'a job gets another number': change(isOf('job'), (document, value) => ({
    ...document,
    uid: `${40 + value}`,
  })),
  'a job gets the number of one in the other language': change(
    isOf('job'),
    (document, value, { documents }) => {
      const others = documents.filter((one) => isOf('job')(one) && one.lang !== document.lang)
      return { ...document, uid: others[value % Math.max(1, others.length)]?.uid ?? document.uid }
    },
  ),
  'a page moves below another': change(isOf('page'), (document, value) =>
    withData(document, {
      parent: [linkTo('page', 'life'), linkIn(GERMAN, 'page', 'life'), null][value % 3],
    }),
  ),
  'jobs of other languages are left out or listed': change(
    isOf('site_settings'),
    (document, value) => withData(document, { own_language_only: value % 2 === 0 }),
  ),
  'a department links to that of the other language': change(isOf('job'), (document, value) =>
    withData(document, {
      department: [linkIn(GERMAN, 'department', 'engineering'), linkTo('department', 'hydrology')][
        value % 2
      ],
    }),
  ),
}

function toAlternates({ id, type, uid, lang }: CareersDocument) {
  return [{ id, type, uid: uid ?? undefined, lang }]
}
