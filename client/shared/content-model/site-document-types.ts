import type {
  BooleanField,
  ContentRelationshipField,
  GroupField,
  ImageField,
  KeyTextField,
  LinkField,
  NumberField,
  PrismicDocumentWithoutUID,
  RichTextField,
  SelectField,
} from '@prismicio/client'
import type { FeedName } from './content-values.js'

/* The two documents of which there is one each, and which every page needs. */

type FeedItem = {
  feed: SelectField<FeedName>
  enabled: BooleanField
  company_id: KeyTextField
  publisher: KeyTextField
}

export type LabelledLinkItem = { label: KeyTextField; link: LinkField }

export type SiteSettingsData = {
  organisation_name: KeyTextField
  /** As titles and feeds name it; empty for one by the organisation's name. */
  site_name: KeyTextField
  organisation_url: LinkField
  logo: ImageField
  timezone: KeyTextField
  apply_hosts: GroupField<{ host: KeyTextField }>
  direct_apply: BooleanField
  source_params: GroupField<{ name: KeyTextField }>
  pay_range_countries: GroupField<{ country: KeyTextField }>
  pay_range_required: BooleanField
  /** Shown on every job that does not override it. */
  benefits: ContentRelationshipField<'boilerplate'>
  equal_opportunity: RichTextField
  adjustments: RichTextField
  privacy: RichTextField
  fraud_notice: RichTextField
  general_application: LinkField
  alerts_link: LinkField
  no_roles_text: RichTextField
  allow_empty: BooleanField
  closed_page_days: NumberField
  /** Of a site in several languages: jobs that exist in others only are not listed. */
  own_language_only: BooleanField
  synonyms: GroupField<{ words: KeyTextField }>
  feeds: GroupField<FeedItem>
  share_image: ImageField
  social: GroupField<LabelledLinkItem>
}

export type SiteSettingsDocument = PrismicDocumentWithoutUID<SiteSettingsData, 'site_settings'>

type NavigationData = {
  main: GroupField<LabelledLinkItem>
  /** Neighbouring items with the same heading make one column. */
  footer: GroupField<LabelledLinkItem & { heading: KeyTextField }>
  legal: GroupField<LabelledLinkItem>
  cta: LinkField
  cta_label: KeyTextField
}

export type NavigationDocument = PrismicDocumentWithoutUID<NavigationData, 'navigation'>
