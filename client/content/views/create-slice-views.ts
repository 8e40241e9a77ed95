import type { RichTextField } from '@prismicio/client'
import type { JobSlice, PageSlice } from '../../shared/content-model/slice-types.js'
import {
  isPresent,
  toDocumentId,
  toItems,
  toLink,
  toRichText,
  toText,
} from '../documents/field-values.js'
import { CARD, HERO, PORTRAIT, SQUARE_CARD } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { toListedRows } from './listed-rows.js'
import { countBy, toDepartmentLinks, toListingView } from './listing-view.js'
import type { SiteContent } from '../site/site-content.js'
import type { PersonView, SliceView } from '../../shared/page-data/slice-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { slugify } from '../lib/slugify.js'

type Slice = PageSlice | JobSlice
type SliceOf<Type extends Slice['slice_type']> = Extract<Slice, { slice_type: Type }>
type SliceMappers = {
  [Type in Slice['slice_type']]: (slice: SliceOf<Type>, site: SiteContent) => SliceView | null
}

/** What an editor placed on a page, ready to draw; slices of unknown or empty content are left out. */
export function createSliceViews(slices: readonly Slice[] | null, site: SiteContent): SliceView[] {
  return toItems(slices)
    .map((slice) => {
      const map = mappers[slice.slice_type] as SliceMappers[Slice['slice_type']] | undefined
      return map === undefined ? null : map(slice as never, site)
    })
    .filter(isPresent)
}

const mappers: SliceMappers = {
  hero: ({ primary }) => ({
    kind: 'hero',
    ...toTitled(primary),
    image: toImage(primary.image, HERO),
    link: toLink(primary.link, toText(primary.link_label)),
    showSearch: primary.show_search === true,
  }),
  rich_text: ({ primary }) => ({ kind: 'rich_text', content: toRichText(primary.content) }),
  image: ({ primary }) => {
    const image = toImage(primary.image)
    return image === null ? null : { kind: 'image', image, caption: toText(primary.caption) }
  },
  image_with_text: ({ primary }) => ({
    kind: 'image_with_text',
    ...toTitled(primary),
    image: toImage(primary.image),
    side: primary.image_side ?? 'left',
    link: toLink(primary.link, toText(primary.link_label)),
  }),
  quote: ({ primary }) => {
    const quote = toText(primary.quote)
    if (quote === null) return null
    const { name, role, photo } = primary
    return {
      kind: 'quote',
      quote,
      name: toText(name),
      role: toText(role),
      photo: toImage(photo, PORTRAIT),
    }
  },
  stats: ({ primary, items }) => ({
    kind: 'stats',
    ...toTitled(primary),
    items: toItems(items).map(({ value, label }) => ({
      value: toText(value) ?? '',
      label: toText(label) ?? '',
    })),
  }),
  benefits_grid: ({ primary, items }) => ({
    kind: 'benefits_grid',
    ...toTitled(primary),
    items: toItems(items).map(({ title, text }) => ({
      title: toText(title) ?? '',
      text: toRichText(text),
    })),
  }),
  steps: ({ primary, items }) => ({
    kind: 'steps',
    ...toTitled(primary),
    items: toItems(items).map(({ title, text, duration }) => ({
      title: toText(title) ?? '',
      text: toRichText(text),
      duration: toText(duration),
    })),
  }),
  people: ({ primary, items }, site) => ({
    kind: 'people',
    ...toTitled(primary),
    people: toItems(items)
      .map(({ person }) => toPerson(toDocumentId(person), site))
      .filter(isPresent),
  }),
  office_list: ({ primary, items }, site) => {
    const chosen = toItems(items)
      .map(({ location }) => toDocumentId(location))
      .filter(isPresent)
    const counts = countBy(toListedRows(site), ({ places }) => places.map(({ slug }) => slug))
    const offices = site.locations.filter(({ id, data }) =>
      chosen.length === 0 ? data.kind === 'office' : chosen.includes(id),
    )
    return {
      kind: 'office_list',
      ...toTitled(primary),
      offices: offices.map(({ uid, url, data }) => ({
        name: data.name ?? '',
        path: url ?? '/',
        count: counts.get(uid ?? '') ?? 0,
        photo: toImage(data.photo, CARD),
      })),
    }
  },
  department_list: ({ primary, items }, site) => {
    const chosen = toItems(items)
      .map(({ department }) => toDocumentId(department))
      .filter(isPresent)
    const paths = chosen.map((id) => site.departmentById.get(id)?.url)
    const departments = toDepartmentLinks(toListedRows(site), site)
    return {
      kind: 'department_list',
      ...toTitled(primary),
      departments: departments.filter(({ path }) => paths.length === 0 || paths.includes(path)),
    }
  },
  job_listing: ({ primary, items }, site) => ({
    kind: 'job_listing',
    ...toTitled(primary),
    listing: toListingView(toListedRows(site), site),
    preset: toPreset(primary.search, items, site),
  }),
  featured_jobs: ({ primary, items }, site) => {
    const chosen = toItems(items)
      .map(({ job }) => toDocumentId(job))
      .filter(isPresent)
    const ids = new Set(site.jobs.open.filter(({ id }) => chosen.includes(id)).map((j) => j.uid))
    const jobs = toListedRows(site)
      .filter((row) => (chosen.length === 0 ? row.featured : ids.has(row.id)))
      .sort((a, b) => (b.postedOn ?? '').localeCompare(a.postedOn ?? ''))
    return { kind: 'featured_jobs', ...toTitled(primary), jobs: jobs.slice(0, primary.limit ?? 6) }
  },
  faq: ({ primary, items }) => ({
    kind: 'faq',
    ...toTitled(primary),
    items: toItems(items).map(({ question, answer }) => ({
      question: toText(question) ?? '',
      answer: toRichText(answer),
    })),
  }),
  call_to_action: ({ primary }) => ({
    kind: 'call_to_action',
    ...toTitled(primary),
    link: toLink(primary.link, toText(primary.link_label)),
  }),
  video_link: ({ primary }) => {
    const video = toLink(primary.video, 'Watch the film')
    if (video === null) return null
    return {
      kind: 'video_link',
      title: toText(primary.title) ?? 'Film',
      text: toRichText(primary.text),
      video,
      poster: toImage(primary.poster),
      duration: toText(primary.duration),
      transcript: toLink(primary.transcript, 'Read the transcript'),
    }
  },
  notice: ({ primary }) => ({
    kind: 'notice',
    ...toTitled(primary),
    tone: primary.tone ?? 'information',
  }),
}

function toTitled({ heading, text }: { heading: string | null; text: RichTextField }) {
  return { heading: toText(heading), text: toRichText(text) }
}

function toPerson(id: string | null, site: SiteContent): PersonView | null {
  const person = site.personById.get(id ?? '')?.data
  if (person === undefined) return null
  const { name, role, photo, quote } = person
  return {
    name: toText(name) ?? '',
    role: toText(role),
    photo: toImage(photo, SQUARE_CARD),
    quote: toText(quote),
  }
}

function toPreset(
  search: string | null,
  items: SliceOf<'job_listing'>['items'],
  site: SiteContent,
): Partial<FilterQuery> {
  return {
    q: toText(search) ?? '',
    location: items
      .map(({ location }) => site.locationById.get(toDocumentId(location) ?? '')?.uid)
      .filter(isPresent),
    department: items
      .map(({ department }) => site.departmentById.get(toDocumentId(department) ?? '')?.uid)
      .filter(isPresent),
    type: items
      .map(({ employment_type }) => employment_type)
      .filter(isPresent)
      .map(slugify),
  }
}
