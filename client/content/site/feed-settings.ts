import { FEED_NAMES, type FeedName } from '../../shared/content-model/content-values.js'
import { toItems, toText } from '../documents/field-values.js'
import type { SiteContent } from './site-content.js'

interface FeedSettings {
  enabled: boolean
  companyId: string | null
  publisher: string | null
}

/** What the editors set for each feed; one that they do not mention is on. */
export function toFeedSettings({ settings }: SiteContent): Record<FeedName, FeedSettings> {
  const items = new Map(toItems(settings.data.feeds).map((item) => [item.feed, item]))
  return Object.fromEntries(
    FEED_NAMES.map((name) => {
      const item = items.get(name)
      return [
        name,
        {
          enabled: item === undefined || item.enabled === true,
          companyId: toText(item?.company_id),
          publisher: toText(item?.publisher),
        },
      ]
    }),
  ) as Record<FeedName, FeedSettings>
}
