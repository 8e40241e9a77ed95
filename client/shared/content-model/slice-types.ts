import type {
  BooleanField,
  ContentRelationshipField,
  ImageField,
  KeyTextField,
  LinkField,
  NumberField,
  RichTextField,
  SelectField,
  SharedSlice,
  SharedSliceVariation,
  TableField,
} from '@prismicio/client'
import type { EmploymentType, ImageSide, NoticeTone } from './content-values.js'

/*
 * Field names repeat on purpose, so that one renderer can serve many slices: `heading` is plain
 * text, `text` is rich text, `link` goes with `link_label`, and an item has `title` and `text`.
 */

type DefaultSlice<
  Id extends string,
  Primary extends SharedSliceVariation['primary'],
  Item extends SharedSliceVariation['items'][number] = never,
> = SharedSlice<Id, SharedSliceVariation<'default', Primary, Item>>

type Titled = { heading: KeyTextField; text: RichTextField }

/** The band at the top of a page; its heading is the page's h1. */
export type HeroSlice = DefaultSlice<
  'hero',
  Titled & {
    image: ImageField
    link: LinkField
    link_label: KeyTextField
    show_search: BooleanField
  }
>

export type RichTextSlice = DefaultSlice<'rich_text', { content: RichTextField }>

export type ImageSlice = DefaultSlice<'image', { image: ImageField; caption: KeyTextField }>

export type ImageWithTextSlice = DefaultSlice<
  'image_with_text',
  Titled & {
    image: ImageField
    image_side: SelectField<ImageSide>
    link: LinkField
    link_label: KeyTextField
  }
>

export type QuoteSlice = DefaultSlice<
  'quote',
  { quote: KeyTextField; name: KeyTextField; role: KeyTextField; photo: ImageField }
>

export type StatsSlice = DefaultSlice<'stats', Titled, { value: KeyTextField; label: KeyTextField }>

export type BenefitsGridSlice = DefaultSlice<
  'benefits_grid',
  Titled,
  { title: KeyTextField; text: RichTextField }
>

/** Numbered steps, as in a hiring process; `duration` is words such as '45 minutes'. */
export type StepsSlice = DefaultSlice<
  'steps',
  Titled,
  { title: KeyTextField; text: RichTextField; duration: KeyTextField }
>

export type PeopleSlice = DefaultSlice<
  'people',
  Titled,
  { person: ContentRelationshipField<'person'> }
>

/** Without items: every location of kind office. */
export type OfficeListSlice = DefaultSlice<
  'office_list',
  Titled,
  { location: ContentRelationshipField<'location'> }
>

/** Without items: every department. */
export type DepartmentListSlice = DefaultSlice<
  'department_list',
  Titled,
  { department: ContentRelationshipField<'department'> }
>

/** Each item presets one or more filters; values of one kind widen, different kinds narrow. */
export type JobListingSlice = DefaultSlice<
  'job_listing',
  Titled & { search: KeyTextField },
  {
    department: ContentRelationshipField<'department'>
    location: ContentRelationshipField<'location'>
    employment_type: SelectField<EmploymentType>
  }
>

/** Without items: the open jobs marked as featured, newest first, at most `limit`. */
export type FeaturedJobsSlice = DefaultSlice<
  'featured_jobs',
  Titled & { limit: NumberField },
  { job: ContentRelationshipField<'job'> }
>

export type FaqSlice = DefaultSlice<
  'faq',
  Titled,
  { question: KeyTextField; answer: RichTextField }
>

export type CallToActionSlice = DefaultSlice<
  'call_to_action',
  Titled & { link: LinkField; link_label: KeyTextField }
>

/** Only a link and a poster: nothing is loaded from the video's host before it is followed. */
export type VideoLinkSlice = DefaultSlice<
  'video_link',
  {
    title: KeyTextField
    text: RichTextField
    video: LinkField
    poster: ImageField
    duration: KeyTextField
    transcript: LinkField
  }
>

export type TableSlice = DefaultSlice<'table', Titled & { table: TableField }>

export type NoticeSlice = DefaultSlice<'notice', Titled & { tone: SelectField<NoticeTone> }>

/** What an editor may place in `body` of a job. */
export type JobSlice = ImageSlice | ImageWithTextSlice | PeopleSlice | QuoteSlice | VideoLinkSlice

/** What an editor may place in `slices` of a page. */
export type PageSlice =
  | JobSlice
  | BenefitsGridSlice
  | CallToActionSlice
  | DepartmentListSlice
  | FaqSlice
  | FeaturedJobsSlice
  | HeroSlice
  | JobListingSlice
  | NoticeSlice
  | OfficeListSlice
  | RichTextSlice
  | StatsSlice
  | StepsSlice
  | TableSlice
