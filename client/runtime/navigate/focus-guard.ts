/** Deeper attempts leave the focus where it is. */
const MAX_NESTED_ATTEMPTS = 2

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

export const guardFocus = createFocusGuard()
