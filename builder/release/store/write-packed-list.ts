import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteList } from '../../../client/content/site/site-list.js'
import type { FormerList, FormerSegment } from './former-list.js'
import { LIST_INDEX, serializeListIndex, type StoredSegment } from './list-index.js'
import { toSegments, type ListSegment } from './list-segments.js'
import { GZIP_HEADER_BYTES, openListWriter } from './list-writer.js'
import { toListId } from './object-names.js'
import type { StoredFile } from './stored-file.js'

/** How many new segments are in memory, and are compressed at a time. */
const SEGMENTS_AT_ONCE = 8

interface Source {
  segment: ListSegment
  /** The same in the former list. */
  former: FormerSegment | undefined
}

/**
 * Writes the gzip form of a list and its index into a folder: the text itself would be written again,
 * megabytes of it, for each change of a job. Segments of the former list are copied from it; damaged ones
 * are made again.
 */
export async function writePackedList(
  folder: string,
  list: SiteList,
  settingsHash: string,
  former: FormerList | null,
): Promise<StoredFile> {
  const { name, head, tail } = list
  const segments = toSegments(list, settingsHash)
  const writer = openListWriter(path.join(folder, path.basename(name)))
  const written: StoredSegment[] = []
  const addNew = async (sources: readonly Source[]) => {
    written.push(...(await writer.addTexts(sources.map(({ segment }) => segment.createText()))))
  }
  try {
    const [headSize] = await writer.addTexts([Buffer.from(head)])
    for (const run of toRuns(segments, former)) {
      if (former === null || run[0]?.former === undefined) {
        await addNew(run)
        continue
      }
      const remaining = [...run]
      for (const piece of former.read(run.flatMap((source) => source.former ?? []))) {
        const sources = remaining.splice(0, piece.segments.length)
        if (piece.isIntact) {
          writer.addCopy(piece.gzip, piece.segments)
          written.push(...piece.segments)
        } else await addNew(sources)
      }
    }
    const { bytes, gzipBytes } = await writer.finish(Buffer.from(tail))
    const index = {
      headGzipBytes: GZIP_HEADER_BYTES + (headSize?.gzipBytes ?? 0),
      segments: written,
    }
    writeFileSync(path.join(folder, LIST_INDEX), serializeListIndex(index), { flag: 'wx' })
    const ids = written.map(({ id }) => id)
    return {
      id: toListId(list, ids),
      bytes,
      forms: { '.gz': gzipBytes },
      isPacked: true,
      segmentKeys: segments.map(({ key }) => key),
    }
  } finally {
    writer.close()
  }
}

/** Neighbours that stand in the same order in the former list, or a few new ones. */
function* toRuns(segments: readonly ListSegment[], former: FormerList | null): Iterable<Source[]> {
  let run: Source[] = []
  for (const segment of segments) {
    const source = { segment, former: former?.find(segment.key) }
    if (run.length > 0 && !continues(run, source)) {
      yield run
      run = []
    }
    run.push(source)
  }
  if (run.length > 0) yield run
}

function continues(run: readonly Source[], { former }: Source): boolean {
  const last = run.at(-1)?.former
  if (last === undefined) return former === undefined && run.length < SEGMENTS_AT_ONCE
  return former?.index === last.index + 1
}
