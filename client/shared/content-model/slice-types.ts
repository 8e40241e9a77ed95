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

/** The band at the top of a page; its heading is the page's h1. */
export type HeroSlice = DefaultSlice<
  'hero',
  {
    heading: KeyTextField
    text: RichTextField
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
  {
    heading: KeyTextField
    text: RichTextField
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

export type StatsSlice = DefaultSlice<
  'stats',
  { heading: KeyTextField; text: RichTextField },
  { value: KeyTextField; label: KeyTextField }
>

export type BenefitsGridSlice = DefaultSlice<
  'benefits_grid',
  { heading: KeyTextField; text: RichTextField },
  { title: KeyTextField; text: RichTextField }
>

/** Numbered steps, as in a hiring process; `duration` is words such as '45 minutes'. */
export type StepsSlice = DefaultSlice<
  'steps',
  { heading: KeyTextField; text: RichTextField },
  { title: KeyTextField; text: RichTextField; duration: KeyTextField }
>

export type PeopleSlice = DefaultSlice<
  'people',
  { heading: KeyTextField; text: RichTextField },
  { person: ContentRelationshipField<'person'> }
>

/** Without items: every location of kind office. */
export type OfficeListSlice = DefaultSlice<
  'office_list',
  { heading: KeyTextField; text: RichTextField },
  { location: ContentRelationshipField<'location'> }
>

/** Without items: every department. */
export type DepartmentListSlice = DefaultSlice<
  'department_list',
  { heading: KeyTextField; text: RichTextField },
  { department: ContentRelationshipField<'department'> }
>

/** Each item presets one or more filters; values of one kind widen, different kinds narrow. */
export type JobListingSlice = DefaultSlice<
  'job_listing',
  { heading: KeyTextField; text: RichTextField; search: KeyTextField },
  {
    department: ContentRelationshipField<'department'>
    location: ContentRelationshipField<'location'>
    employment_type: SelectField<EmploymentType>
  }
>

/** Without items: the open jobs marked as featured, newest first, at most `limit`. */
export type FeaturedJobsSlice = DefaultSlice<
  'featured_jobs',
  { heading: KeyTextField; text: RichTextField; limit: NumberField },
  { job: ContentRelationshipField<'job'> }
>

export type FaqSlice = DefaultSlice<
  'faq',
  { heading: KeyTextField; text: RichTextField },
  { question: KeyTextField; answer: RichTextField }
>

export type CallToActionSlice = DefaultSlice<
  'call_to_action',
  { heading: KeyTextField; text: RichTextField; link: LinkField; link_label: KeyTextField }
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

export type NoticeSlice = DefaultSlice<
  'notice',
  { tone: SelectField<NoticeTone>; heading: KeyTextField; text: RichTextField }
>

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
