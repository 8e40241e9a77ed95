/** A function that calls back the first time it is called, and never again. */
export function once(callback: () => void): () => void {
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    callback()
  }
}
