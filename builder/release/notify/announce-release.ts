import type { Progress } from '../../lib/progress.js'
import type { NoticeConfig } from '../../lib/notices-config.js'
import { notifySearchEngines } from './notify-search-engines.js'
import { readPublishedUrls } from './published-urls.js'
import { purgeChanges } from './purge-changes.js'

interface Announced {
  notices: NoticeConfig
  siteUrl: string
  siteEnv: string
}

/** Tells a CDN and search engines what has changed between two releases, by their folders; null for none. */
export async function announceRelease(
  { notices, siteUrl, siteEnv }: Announced,
  folders: { former: string | null; next: string },
  progress: Pick<Progress, 'note' | 'warn'>,
  now: Date,
): Promise<void> {
  // First: search engines would otherwise be sent what is cached.
  await purgeChanges({ ...notices, siteUrl }, folders, progress)
  const former = folders.former === null ? null : await readPublishedUrls(folders.former)
  const next = await readPublishedUrls(folders.next)
  if (next === null) return
  await notifySearchEngines({ ...notices, siteUrl, siteEnv }, { former, next }, progress, now)
}
