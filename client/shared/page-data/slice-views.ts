import type { RichTextField } from '@prismicio/client'
import type { ImageSide, NoticeTone } from '../content-model/content-values.js'
import type { ListingView } from './listing-views.js'
import type { CountedLink, FilterQuery, ImageView, JobRow, LinkView, TableView } from './views.js'

interface Titled {
  heading: string | null
  text: RichTextField
}

export interface PersonView {
  name: string
  role: string | null
  photo: ImageView | null
  quote: string | null
}

export type SliceView =
  | ({ kind: 'hero'; image: ImageView | null; link: LinkView | null; showSearch: boolean } & Titled)
  | { kind: 'rich_text'; content: RichTextField }
  | { kind: 'image'; image: ImageView; caption: string | null }
  | ({
      kind: 'image_with_text'
      image: ImageView | null
      side: ImageSide
      link: LinkView | null
    } & Titled)
  | {
      kind: 'quote'
      quote: string
      name: string | null
      role: string | null
      photo: ImageView | null
    }
  | ({ kind: 'stats'; items: { value: string; label: string }[] } & Titled)
  | ({ kind: 'benefits_grid'; items: { title: string; text: RichTextField }[] } & Titled)
  | ({
      kind: 'steps'
      items: { title: string; text: RichTextField; duration: string | null }[]
    } & Titled)
  | ({ kind: 'people'; people: PersonView[] } & Titled)
  | ({ kind: 'office_list'; offices: (CountedLink & { photo: ImageView | null })[] } & Titled)
  | ({ kind: 'department_list'; departments: CountedLink[] } & Titled)
  | ({ kind: 'job_listing'; listing: ListingView; preset: Partial<FilterQuery> } & Titled)
  | ({ kind: 'featured_jobs'; jobs: JobRow[] } & Titled)
  | ({ kind: 'faq'; items: { question: string; answer: RichTextField }[] } & Titled)
  | ({ kind: 'call_to_action'; link: LinkView | null } & Titled)
  | {
      kind: 'video_link'
      title: string
      text: RichTextField
      video: LinkView
      poster: ImageView | null
      duration: string | null
      transcript: LinkView | null
    }
  | ({ kind: 'notice'; tone: NoticeTone } & Titled)
  | ({ kind: 'table'; table: TableView | null } & Titled)

export type SliceOf<Kind extends SliceView['kind']> = Extract<SliceView, { kind: Kind }>
