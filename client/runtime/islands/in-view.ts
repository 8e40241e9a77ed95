const reactions = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls back once, when the element first comes into view. The returned function stops watching. */
export function onFirstInView(element: Element, react: () => void): () => void {
  observer ??= new IntersectionObserver(reactToEntries)
  const watching = observer
  reactions.set(element, react)
  watching.observe(element)
  return () => watching.unobserve(element)
}

function reactToEntries(entries: IntersectionObserverEntry[], watching: IntersectionObserver) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    watching.unobserve(target)
    reactions.get(target)?.()
  }
}
