import type { Status } from './read-status.js'

/** What one scrape reads; times are in seconds. */
export interface Reading {
  status: Status
  /** Whether the launcher can start rebuilds. */
  canRebuild: boolean
  now: number
  startedAt: number
}

export interface StatusGauge {
  name: string
  help: string
  /** Null while there is no value: the metric is then not exported, for a zero would claim something. */
  read: (reading: Reading) => number | null
}

export const STATUS_GAUGES: readonly StatusGauge[] = [
  {
    name: 'careers_launcher_working',
    help: '1 while rebuilds can be started, 0 while not',
    read: ({ canRebuild }) => Number(canRebuild),
  },
  {
    name: 'careers_release_jobs',
    help: 'Open jobs of the live release',
    read: ({ status }) => status.live?.jobs ?? null,
  },
  {
    name: 'careers_release_timestamp_seconds',
    help: 'When the live release was built',
    read: ({ status }) => status.live && toSeconds(status.live.createdAt),
  },
  {
    name: 'careers_staleness_seconds',
    help: 'How long the live release has been behind',
    read: whereBuildsAreKnown(({ status: { behindSince }, now }) =>
      behindSince === null ? 0 : now - toSeconds(behindSince),
    ),
  },
  {
    name: 'careers_content_read_timestamp_seconds',
    help: 'When the content was last read; before the first time, since when a builder has tried',
    // With a release that no builder has compared with the content, since this program has started.
    read: ({ status: { live, wanted, unreadSince }, startedAt }) => {
      const known = wanted?.readAt ?? unreadSince
      return known === null ? live && startedAt : toSeconds(known)
    },
  },
  {
    name: 'careers_board_unread_seconds',
    help: 'How long the job board could not be read; 0 while it can, or if there is none',
    read: whereBuildsAreKnown(({ status: { trouble }, now }) =>
      trouble?.of === 'board' ? now - toSeconds(trouble.since) : 0,
    ),
  },
  {
    name: 'careers_rebuild_building',
    help: '1 during a build',
    read: whereBuildsAreKnown(({ status }) => Number(status.building !== null)),
  },
  {
    name: 'careers_rebuild_pending',
    help: '1 while a hint waits for its build',
    read: whereBuildsAreKnown(({ status }) => Number(status.wantedAgain)),
  },
  {
    name: 'careers_rebuild_blocked',
    help: '1 while the newest content is refused',
    read: whereBuildsAreKnown(({ status }) => Number(status.refusal !== null)),
  },
  {
    name: 'careers_publishing_held',
    help: '1 while what would be live was rolled back',
    read: whereBuildsAreKnown(({ status }) => Number(status.heldRef !== null)),
  },
  {
    name: 'careers_rebuild_attempts',
    help: 'Failed attempts to build the newest content',
    read: whereBuildsAreKnown(({ status }) => status.failure?.attempts ?? 0),
  },
]

/** Where a Job publishes, this program knows nothing of builds. */
function whereBuildsAreKnown(read: (reading: Reading) => number): StatusGauge['read'] {
  return (reading) => {
    const { live, wanted, building } = reading.status
    return live === null && wanted === null && building === null ? null : read(reading)
  }
}

function toSeconds(instant: string): number {
  return Date.parse(instant) / 1000
}
