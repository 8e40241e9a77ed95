import { useEffect, useMemo, useState } from 'react'
import { diffArrays } from 'diff'
import { counted } from '../../shared/lib/counted.js'
import type { Site } from '../../content/site/site.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import { Dialog } from '../dialogs/dialog.js'
import { comparePages, type Comparison } from './compare-pages.js'
import type { Change } from './compare-values.js'
import {
  readPublished,
  toDraftVersion,
  toPublishedVersion,
  type PublishedVersion,
} from './read-versions.js'

export interface ComparisonDialogProps {
  /** Where the editor is; the page may be the one for addresses without a page. */
  path: string
  page: PageData
  site: Site
  onClose: () => void
}

type Published =
  { path: string; version: PublishedVersion | null } | { path: string; error: string }

/** The differences between the published page and its draft. */
export function ComparisonDialog({ path, page, site, onClose }: ComparisonDialogProps) {
  const published = usePublished(path)
  const comparison = useMemo(
    () =>
      published === null || 'error' in published
        ? null
        : comparePages(toPublishedVersion(published.version, site), toDraftVersion(page, site)),
    [published, page, site],
  )
  return (
    <Dialog className="comparison" title="Published and draft" onCancel={onClose}>
      <button type="button" className="link-button comparison-close" onClick={onClose}>
        Close
      </button>
      <p role="status">{toSummary(published, comparison)}</p>
      {comparison?.kind === 'both' && <Changes {...comparison} />}
      <p className="dialog-detail">
        Compared is what visitors read on this page. Bold and italic letters, and the words that
        only searches read, are not compared.
      </p>
    </Dialog>
  )
}

function usePublished(path: string): Published | null {
  const [published, setPublished] = useState<Published | null>(null)
  useEffect(() => {
    let isCurrent = true
    const set = (next: Published) => isCurrent && setPublished(next)
    readPublished(path, (url, init) => window.fetch(url, init)).then(
      (version) => set({ path, version }),
      (error: unknown) =>
        set({ path, error: error instanceof Error ? error.message : String(error) }),
    )
    return () => void (isCurrent = false)
  }, [path])
  return published?.path === path ? published : null
}

function toSummary(published: Published | null, comparison: Comparison | null): string {
  if (published === null) return 'Reading the published page…'
  if ('error' in published) return `The published page could not be read. ${published.error}`
  switch (comparison?.kind) {
    case 'new':
      return 'This page is not published: all of it is new.'
    case 'gone':
      return `The page “${comparison.title}” is published, and is gone in the draft.`
    case 'both': {
      const { length } = [...comparison.changes, ...comparison.sharedChanges]
      return length === 0
        ? 'Nothing has changed on this page.'
        : `${counted(length, 'part')} of this page changed.`
    }
    default:
      return 'There is no page at this address, neither published nor in the draft.'
  }
}

function Changes({ changes, sharedChanges }: { changes: Change[]; sharedChanges: Change[] }) {
  return (
    <>
      {changes.map((change, index) => (
        <Parts key={index} {...change} />
      ))}
      {sharedChanges.length > 0 && <h3 className="comparison-group">On every page</h3>}
      {sharedChanges.map((change, index) => (
        <Parts key={index} {...change} />
      ))}
    </>
  )
}

function Parts({ part, before, after, pictures }: Change) {
  const side = (name: 'before' | 'after', text: string) => (
    <div className="comparison-side">
      <h4 className="comparison-version">{name === 'before' ? 'Published' : 'Draft'}</h4>
      {pictures?.[name] && <img src={pictures[name]} alt="" />}
      {text === '' ? (
        <p className="comparison-none">{name === 'before' ? 'Not there' : 'Removed'}</p>
      ) : (
        <MarkedText before={before} after={after} side={name} />
      )}
    </div>
  )
  return (
    <section className="comparison-part">
      <h3 className="title">{part}</h3>
      {side('before', before)}
      {side('after', after)}
    </section>
  )
}

interface MarkedTextProps {
  before: string
  after: string
  /** The side to show: what is only on the other one is left out. */
  side: 'before' | 'after'
}

/** One version of a text, in which the words are marked that the other does not have. */
export function MarkedText({ before, after, side }: MarkedTextProps) {
  const parts = diffArrays(toWords(before), toWords(after))
  const shown = parts.filter(({ added, removed }) => (side === 'before' ? !added : !removed))
  return (
    <p className="comparison-text">
      {shown.map(({ value, added, removed }, index) => {
        const text = value.join('')
        if (removed) return <Mark key={index} as="del" text={text} />
        return added ? <Mark key={index} as="ins" text={text} /> : text
      })}
    </p>
  )
}

/** With the spaces between them. A sum such as '42,000' is one word. */
function toWords(text: string): string[] {
  // Firefox before 125 has no segmenter.
  if (!('Segmenter' in Intl)) return text.split(/(\s+)/)
  const words = new Intl.Segmenter(undefined, { granularity: 'word' })
  return Array.from(words.segment(text), ({ segment }) => segment)
}

/** Most screen readers pass over the elements in silence. */
function Mark({ as: Tag, text }: { as: 'del' | 'ins'; text: string }) {
  return (
    <Tag>
      <span className="visually-hidden">{Tag === 'del' ? '[removed: ' : '[added: '}</span>
      {text}
      <span className="visually-hidden">]</span>
    </Tag>
  )
}
