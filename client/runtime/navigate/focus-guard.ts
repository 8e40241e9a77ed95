/** Focus that is stolen back more often than this, one attempt inside another, is given up. */
const MAX_NESTED_ATTEMPTS = 2

/**
 * Moves focus, unless moving it makes other code move it away, which makes us move it again, and so
 * on: two parties that fight over focus would freeze the tab. Answers whether it tried.
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

export const guardFocus = createFocusGuard()
