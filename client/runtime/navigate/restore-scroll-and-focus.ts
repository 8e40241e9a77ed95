import { decodeEscapes } from '../../shared/addresses/page-paths.js'
import type { LeftAt } from './scroll-positions.js'

/** Deeper attempts leave the focus where it is. */
const MAX_NESTED_ATTEMPTS = 2

/** A new entry scrolls to its hash target or the top. */
export function restoreScroll(hash: string, left: LeftAt | null): void {
  const target = left === null ? findHashTarget(hash) : null
  if (target) target.scrollIntoView()
  else window.scrollTo({ top: left?.y ?? 0, left: 0, behavior: 'instant' })
}

export interface FocusTarget {
  hash: string
  left: LeftAt | null
  /** When the navigation began. */
  focusedBefore: Element | null
  newPage: boolean
}

/**
 * Focuses the link that was followed from this entry, else the hash target, else the new content.
 */
export function restoreFocus({ hash, left, focusedBefore, newPage }: FocusTarget): void {
  const target =
    findFollowedLink(left) ??
    (left === null ? findHashTarget(hash) : null) ??
    (newPage ? main() : null)
  if (!target || hasNewFocus(focusedBefore, newPage)) return
  guardFocus(() => {
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
      target.setAttribute('tabindex', '-1')
    }
    target.focus({ preventScroll: true })
  })
}

/** The page has focused something itself, or the visitor has meanwhile. */
function hasNewFocus(focusedBefore: Element | null, newPage: boolean): boolean {
  const active = document.activeElement
  if (!newPage || active === null || active === document.body) return false
  return active !== focusedBefore
}

function main(): HTMLElement | null {
  return document.querySelector('main')
}

function findHashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(decodeEscapes(id) ?? id)
}

function findFollowedLink(left: LeftAt | null): HTMLElement | null {
  if (!left?.followed) return null
  return document.querySelector(`main a[href="${CSS.escape(left.followed)}"]`)
}

/**
 * Stops two scripts that answer each other's focus events from freezing the tab. The returned
 * function says whether it tried to move the focus.
 */
export function createFocusGuard(): (moveFocus: () => void) => boolean {
  let depth = 0
  return (moveFocus) => {
    if (depth >= MAX_NESTED_ATTEMPTS) return false
    depth += 1
    try {
      moveFocus()
    } finally {
      depth -= 1
    }
    return true
  }
}

const guardFocus = createFocusGuard()
