const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

export function onFirstInView(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(runCallbacks)
  const watching = observer
  callbacks.set(element, callback)
  watching.observe(element)
  return () => watching.unobserve(element)
}

function runCallbacks(entries: IntersectionObserverEntry[], watching: IntersectionObserver) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    watching.unobserve(target)
    callbacks.get(target)?.()
  }
}
