import type { Progress } from '../lib/progress.js'
import type { NoticeConfig } from '../lib/notices-config.js'
import { notifySearchEngines } from './notify-search-engines.js'
import { readPublishedUrls } from './published-urls.js'

interface Announced {
  notices: NoticeConfig
  siteUrl: string
  siteEnv: string
}

/** Notifies search engines of what has changed between two releases, by their folders; null for none. */
export async function announceRelease(
  { notices, siteUrl, siteEnv }: Announced,
  folders: { former: string | null; next: string },
  progress: Pick<Progress, 'note' | 'warn'>,
  now: Date,
): Promise<void> {
  const former = folders.former === null ? null : await readPublishedUrls(folders.former)
  const next = await readPublishedUrls(folders.next)
  if (next === null) return
  await notifySearchEngines({ ...notices, siteUrl, siteEnv }, { former, next }, progress, now)
}
