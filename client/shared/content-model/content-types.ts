import type {
  BooleanField,
  ContentRelationshipField,
  DateField,
  GroupField,
  ImageField,
  KeyTextField,
  LinkField,
  NumberField,
  PrismicDocumentWithUID,
  RichTextField,
  SelectField,
  SliceZone,
  TableField,
  TimestampField,
} from '@prismicio/client'
import type {
  BoilerplateKind,
  EducationLevel,
  EmploymentType,
  JobStatus,
  LocationKind,
  SalaryUnit,
  VisaSponsorship,
  Workplace,
} from './content-values.js'
import type { NavigationDocument, SiteSettingsDocument } from './site-document-types.js'
import type { JobSlice, PageSlice } from './slice-types.js'

/*
 * The documents as the CMS answers them. Every field may be empty, required ones included: the
 * CMS enforces none but the uid, so code that reads a document must accept an empty value.
 *
 * They are written by hand, because `prismic gen types` declares a select with a default value as never
 * empty, which it is in documents that are older than the default or imported. A test compares them with
 * the models.
 */

type MetaFields = {
  meta_title: KeyTextField
  meta_description: KeyTextField
  share_image: ImageField
}

export type SalaryRangeItem = {
  title: KeyTextField
  min: NumberField
  max: NumberField
  /** ISO 4217. */
  currency: SelectField
  unit: SelectField<SalaryUnit>
  location: ContentRelationshipField<'location'>
  note: KeyTextField
}

type ApplyLinkItem = {
  url: LinkField
  label: KeyTextField
  location: ContentRelationshipField<'location'>
}

type HiringContactItem = { name: KeyTextField; role: KeyTextField; email: KeyTextField }

export type JobData = MetaFields & {
  title: KeyTextField
  /** BCP 47; empty for the language of the site. */
  language: KeyTextField
  slug: KeyTextField
  summary: KeyTextField
  department: ContentRelationshipField<'department'>
  team: KeyTextField
  locations: GroupField<{ location: ContentRelationshipField<'location'> }>
  workplace: SelectField<Workplace>
  office_days: NumberField
  remote_countries: GroupField<{ country: ContentRelationshipField<'location'> }>
  employment_types: GroupField<{ type: SelectField<EmploymentType> }>
  fixed_term_months: NumberField
  salary_ranges: GroupField<SalaryRangeItem>
  about: RichTextField
  responsibilities: RichTextField
  requirements: RichTextField
  pay_bands: TableField
  extra: RichTextField
  benefits_override: ContentRelationshipField<'boilerplate'>
  working_hours: KeyTextField
  experience_months: NumberField
  education: SelectField<EducationLevel>
  experience_in_place_of_education: BooleanField
  visa_sponsorship: SelectField<VisaSponsorship>
  apply_links: GroupField<ApplyLinkItem>
  date_posted: DateField
  opens_at: TimestampField
  closes_on: DateField
  status: SelectField<JobStatus>
  closed_on: DateField
  featured: BooleanField
  keywords: KeyTextField
  requisition_id: KeyTextField
  internal_job_id: KeyTextField
  legacy_ids: GroupField<{ id: KeyTextField }>
  hiring_contact: GroupField<HiringContactItem>
  vacancies: NumberField
  syndicate: BooleanField
  listed: BooleanField
  body: SliceZone<JobSlice>
}

/** The uid is the numeric job id as text. */
export type JobDocument = PrismicDocumentWithUID<JobData, 'job'>

type DepartmentData = MetaFields & {
  name: KeyTextField
  order: NumberField
  parent: ContentRelationshipField<'department'>
  short_name: KeyTextField
  intro: RichTextField
  hero: ImageField
  hiring_process: ContentRelationshipField<'boilerplate'>
  greenhouse_id: KeyTextField
  aliases: GroupField<{ alias: KeyTextField }>
}

export type DepartmentDocument = PrismicDocumentWithUID<DepartmentData, 'department'>

export type LocationData = {
  name: KeyTextField
  kind: SelectField<LocationKind>
  parent: ContentRelationshipField<'location'>
  street: KeyTextField
  locality: KeyTextField
  region: KeyTextField
  postcode: KeyTextField
  /** ISO 3166-1 alpha-2; empty for a region. */
  country: SelectField
  country_name: KeyTextField
  intro: RichTextField
  photo: ImageField
  map_url: LinkField
  aliases: GroupField<{ alias: KeyTextField }>
  greenhouse_office_id: KeyTextField
}

export type LocationDocument = PrismicDocumentWithUID<LocationData, 'location'>

export type PageDocumentData = MetaFields & {
  title: KeyTextField
  parent: ContentRelationshipField<'page'>
  summary: KeyTextField
  hero: ImageField
  noindex: BooleanField
  slices: SliceZone<PageSlice>
}

/** The uid is one path segment; the path is the uids of its ancestors and its own. */
export type PageDocument = PrismicDocumentWithUID<PageDocumentData, 'page'>

type RedirectData = {
  from: KeyTextField
  to: LinkField
  permanent: BooleanField
  note: KeyTextField
}

export type RedirectDocument = PrismicDocumentWithUID<RedirectData, 'redirect'>

type BoilerplateData = {
  name: KeyTextField
  kind: SelectField<BoilerplateKind>
  content: RichTextField
}

export type BoilerplateDocument = PrismicDocumentWithUID<BoilerplateData, 'boilerplate'>

type PersonData = {
  name: KeyTextField
  role: KeyTextField
  photo: ImageField
  quote: KeyTextField
}

export type PersonDocument = PrismicDocumentWithUID<PersonData, 'person'>

export type CareersDocument =
  | JobDocument
  | DepartmentDocument
  | LocationDocument
  | SiteSettingsDocument
  | NavigationDocument
  | PageDocument
  | RedirectDocument
  | BoilerplateDocument
  | PersonDocument
