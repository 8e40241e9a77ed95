import * as words from '#words/content.js'
import type { RichTextField } from '@prismicio/client'
import type { JobSlice, PageSlice } from '../../shared/content-model/slice-types.js'
import type { PersonView, SliceView } from '../../shared/page-data/slice-views.js'
import {
  isBlank,
  isPresent,
  toAction,
  toDocumentId,
  toDocumentIds,
  toItems,
  toLink,
  toRichText,
  toText,
  toTextOrEmpty,
} from '../documents/field-values.js'
import { CARD, FIGURE, HERO, PORTRAIT, SQUARE_CARD } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { slugify } from '../lib/slugify.js'
import type { SiteContent } from '../site/site-content.js'
import { toEmploymentType } from '../values/employment-type.js'
import { toJobGroups } from './job-groups.js'
import { toListedRows } from './listed-rows.js'
import { toDepartmentLinks, toListingView } from './listing-view.js'
import { toTable } from './table-view.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

type Slice = PageSlice | JobSlice
type SliceOf<Type extends Slice['slice_type']> = Extract<Slice, { slice_type: Type }>
type SliceMappers = {
  [Type in Slice['slice_type']]: (slice: SliceOf<Type>, site: SiteContent) => SliceView | null
}

/** The slices of a page, ready to render; unknown and empty ones, and empty items, are left out. */
export function createSliceViews(slices: readonly Slice[] | null, site: SiteContent): SliceView[] {
  return createEachSliceView(slices, site).filter(isPresent)
}

/** One for each slice; null for those that are left out. */
export function createEachSliceView(
  slices: readonly Slice[] | null,
  site: SiteContent,
): (SliceView | null)[] {
  const views = toItems(slices).map((slice) => toSliceView(slice, site))
  const shown = views.filter(isPresent)
  return views.map((view) => view && withoutRepeatedPortrait(view, shown))
}

export interface EmptyPart {
  kind: string
  slice: number
  /** The empty item, and the field that it cannot do without; null if all of the slice is empty. */
  item: { index: number; needs: string } | null
}

/** What `createSliceViews` leaves out because editors have not filled it in. */
export function findEmptyParts(slices: readonly Slice[] | null, site: SiteContent): EmptyPart[] {
  return toItems(slices).flatMap((slice, index): EmptyPart[] => {
    const kind: string = slice.slice_type
    if (!Object.hasOwn(mappers, kind)) return []
    const whole = { kind, slice: index, item: null }
    if (!OF_THE_ROLES.has(slice.slice_type) && toSliceView(slice, site) === null) return [whole]
    const needs = ITEM_NEEDS[slice.slice_type]?.[0] ?? ''
    return toItems<object>(slice.items).flatMap((item, at) =>
      isEmptyItem(slice.slice_type, item) ? [{ ...whole, item: { index: at, needs } }] : [],
    )
  })
}

function toSliceView(slice: Slice, site: SiteContent): SliceView | null {
  if (!Object.hasOwn(mappers, slice.slice_type)) return null
  const items = toItems<object>(slice.items).filter((item) => !isEmptyItem(slice.slice_type, item))
  const view = mappers[slice.slice_type]({ ...slice, items } as never, site)
  return view === null || isEmptyView(view) ? null : view
}

/** Fields of which an item needs one to be shown; the first is the one to ask for. */
const ITEM_NEEDS: { [Type in Slice['slice_type']]?: readonly string[] } = {
  stats: ['value'],
  benefits_grid: ['title', 'text'],
  steps: ['title', 'text'],
  faq: ['question'],
  people: ['person'],
  office_list: ['location'],
  department_list: ['department'],
  job_listing: ['department', 'location', 'employment_type'],
  featured_jobs: ['job'],
}

function isEmptyItem(type: Slice['slice_type'], item: object): boolean {
  const fields = item as Readonly<Record<string, unknown>>
  const needs = ITEM_NEEDS[type]
  return needs !== undefined && !needs.some((name) => isFilled(fields[name]))
}

function isFilled(value: unknown): boolean {
  return toText(value) !== null || toDocumentId(value) !== null || !isBlank(toRichText(value))
}

/** What these show are the open roles, and not only the editor's words. */
const OF_THE_ROLES = new Set<SliceView['kind']>(['job_listing', 'featured_jobs'])

/** A heading alone is worth a section, but not one over a list of nothing. */
function isEmptyView({ kind, ...view }: SliceView): boolean {
  if (OF_THE_ROLES.has(kind)) return false
  const parts: Readonly<Record<string, unknown>> = view
  const list = ['items', 'people', 'offices', 'departments'].find((name) => name in parts)
  if (list !== undefined) return isNothing(parts[list]) && isNothing(parts['text'])
  return Object.entries(parts).every(([name, part]) => SETTINGS.has(name) || isNothing(part))
}

const SETTINGS = new Set(['tone', 'side'])

/** Of a rich text, a list or anything else of a view. */
function isNothing(part: unknown): boolean {
  return part === null || part === false || (Array.isArray(part) && isBlank(part))
}

/** Who is among the people of a page is not shown a second time beside their quote. */
function withoutRepeatedPortrait(view: SliceView, views: readonly SliceView[]): SliceView {
  if (view.kind !== 'quote') return view
  const isAmongPeople = views.some(
    (other) => other.kind === 'people' && other.people.some(({ name }) => name === view.name),
  )
  return isAmongPeople ? { ...view, photo: null } : view
}

const mappers: SliceMappers = {
  hero: ({ primary }) => ({
    kind: 'hero',
    ...toTitled(primary),
    image: toImage(primary.image, HERO),
    link: toAction(primary.link, toText(primary.link_label)),
    showSearch: primary.show_search === true,
  }),
  rich_text: ({ primary }) => ({ kind: 'rich_text', content: toRichText(primary.content) }),
  image: ({ primary }) => {
    const image = toImage(primary.image, FIGURE)
    return image === null ? null : { kind: 'image', image, caption: toText(primary.caption) }
  },
  image_with_text: ({ primary }) => ({
    kind: 'image_with_text',
    ...toTitled(primary),
    image: toImage(primary.image),
    side: primary.image_side ?? 'left',
    link: toLink(primary.link, toText(primary.link_label)),
  }),
  quote: ({ primary: { quote, name, role, photo } }) => {
    const text = toText(quote)
    if (text === null) return null
    const facts = { name: toText(name), role: toText(role), photo: toImage(photo, PORTRAIT) }
    return { kind: 'quote', quote: text, ...facts }
  },
  stats: ({ primary, items }) => ({
    kind: 'stats',
    ...toTitled(primary),
    items: toItems(items).map(({ value, label }) => ({
      value: toTextOrEmpty(value),
      label: toTextOrEmpty(label),
    })),
  }),
  benefits_grid: ({ primary, items }) => ({
    kind: 'benefits_grid',
    ...toTitled(primary),
    items: toItems(items).map(toTitledItem),
  }),
  steps: ({ primary, items }) => ({
    kind: 'steps',
    ...toTitled(primary),
    items: toItems(items).map((item) => ({
      ...toTitledItem(item),
      duration: toText(item.duration),
    })),
  }),
  people: ({ primary, items }, { personById }) => ({
    kind: 'people',
    ...toTitled(primary),
    people: toDocumentIds(items, 'person')
      .map((id) => personById.get(id)?.data)
      .filter(isPresent)
      .map(({ name, role, photo, quote }): PersonView => ({
        name: toTextOrEmpty(name),
        role: toText(role),
        photo: toImage(photo, SQUARE_CARD),
        quote: toText(quote),
      })),
  }),
  office_list: ({ primary, items }, site) => {
    const chosen = toDocumentIds(items, 'location')
    const { byPlace } = toJobGroups(site)
    const offices = site.locations.filter(({ id, data }) =>
      chosen.length === 0 ? data.kind === 'office' : chosen.includes(id),
    )
    return {
      kind: 'office_list',
      ...toTitled(primary),
      offices: offices.map(({ uid, url, data }) => ({
        name: data.name ?? '',
        path: url ?? FRONT_PATH,
        count: byPlace.get(uid ?? '')?.length ?? 0,
        photo: toImage(data.photo, CARD),
      })),
    }
  },
  department_list: ({ primary, items }, site) => {
    const paths = toDocumentIds(items, 'department').map((id) => site.departmentById.get(id)?.url)
    const departments = toDepartmentLinks(toListedRows(site), site)
    return {
      kind: 'department_list',
      ...toTitled(primary),
      departments: departments.filter(({ path }) => paths.length === 0 || paths.includes(path)),
    }
  },
  job_listing: ({ primary, items }, site) => {
    const preset = toPreset(primary.search, items, site)
    if (preset === null) return null
    const listing = toListingView(site, preset)
    return { kind: 'job_listing', ...toTitled(primary), listing, preset }
  },
  featured_jobs: ({ primary, items }, site) => {
    const chosen = toDocumentIds(items, 'job')
    const listed = [...site.jobs.open, ...site.elsewhere.jobs]
    const ids = new Set(listed.filter(({ id }) => chosen.includes(id)).map((j) => j.uid))
    const jobs = toListedRows(site)
      .filter((row) => (chosen.length === 0 ? row.featured : ids.has(row.id)))
      .sort((a, b) => (b.postedOn ?? '').localeCompare(a.postedOn ?? ''))
    return {
      kind: 'featured_jobs',
      ...toTitled(primary),
      jobs: jobs.slice(0, toLimit(primary.limit)),
    }
  },
  faq: ({ primary, items }) => ({
    kind: 'faq',
    ...toTitled(primary),
    items: toItems(items).map(({ question, answer }) => ({
      question: toTextOrEmpty(question),
      answer: toRichText(answer),
    })),
  }),
  call_to_action: ({ primary }) => ({
    kind: 'call_to_action',
    ...toTitled(primary),
    link: toAction(primary.link, toText(primary.link_label)),
  }),
  video_link: ({ primary }) => {
    const video = toLink(primary.video, words.watchFilm)
    if (video === null) return null
    return {
      kind: 'video_link',
      title: toText(primary.title) ?? words.film,
      text: toRichText(primary.text),
      video,
      poster: toImage(primary.poster),
      duration: toText(primary.duration),
      transcript: toLink(primary.transcript, words.readTranscript),
    }
  },
  table: ({ primary }) => ({
    kind: 'table',
    ...toTitled(primary),
    table: toTable(primary.table),
  }),
  notice: ({ primary }) => ({
    kind: 'notice',
    ...toTitled(primary),
    tone: primary.tone ?? 'information',
  }),
}

const FEATURED_ROLES = 6

function toLimit(limit: unknown): number {
  return Number.isInteger(limit) && Number(limit) > 0 ? Number(limit) : FEATURED_ROLES
}

function toTitled({ heading, text }: { heading: string | null; text: RichTextField }) {
  return { heading: toText(heading), text: toRichText(text) }
}

function toTitledItem({ title, text }: { title: string | null; text: RichTextField }) {
  return { title: toTextOrEmpty(title), text: toRichText(text) }
}

/** Null if none of the chosen departments or places is published: the list would be of all roles. */
function toPreset(
  search: string | null,
  items: SliceOf<'job_listing'>['items'],
  { locationById, departmentById }: SiteContent,
): Partial<FilterQuery> | null {
  const toSlugs = (ids: string[], byId: ReadonlyMap<string, { uid: string | null }>) => {
    const slugs = ids.map((id) => byId.get(id)?.uid).filter(isPresent)
    return slugs.length === 0 && ids.length > 0 ? null : slugs
  }
  const location = toSlugs(toDocumentIds(items, 'location'), locationById)
  const department = toSlugs(toDocumentIds(items, 'department'), departmentById)
  if (location === null || department === null) return null
  return {
    q: toTextOrEmpty(search),
    location,
    department,
    type: toItems(items)
      .map((item) => item.employment_type)
      .filter(isPresent)
      .map((type) => slugify(toEmploymentType(type) ?? type)),
  }
}

export function isKnownSlice(type: string): boolean {
  return Object.hasOwn(mappers, type)
}

/** Slices of old repositories, which are not shared, have none. */
export function isKnownVariation(variation: unknown): boolean {
  return typeof variation !== 'string' || Object.hasOwn(VARIATIONS, variation)
}

const VARIATIONS: Record<Slice['variation'], true> = { default: true }
