import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useNavigation } from '../address/navigation-context.js'
import { toInternalTarget } from '../address/intercepted-target.js'
import { trustOwnMarkup } from '../trusted-types.js'
import { onFirstInView } from './on-first-in-view.js'
import { onFirstInteraction } from './on-first-interaction.js'

/*
 * Parts of a server-rendered page without behaviour, or whose behaviour can wait, keep the server's
 * markup instead of being hydrated, so their code is not part of the first load. On any other page
 * `loadIslands` loads their code first. Names are unique within a page.
 */

/** True for the page the server rendered, until the first client navigation. */
export const ServerRenderedContext = createContext(false)

type Island<Props> = (props: Props) => ReactNode
type LoadIsland<Props> = () => Promise<ComponentType<Props>>

const loaders = new Set<() => Promise<void>>()

/** Loads the islands of all templates that are loaded; rejects if the code of one is missing. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()))
}

/** Never hydrated: its only behaviour is links, which the runtime intercepts anyway. */
export function staticIsland<Props extends object>(
  name: string,
  load: LoadIsland<Props>,
): Island<Props> {
  const island = createIsland(name, load)
  return function StaticIsland(props) {
    return useContext(ServerRenderedContext) ? <ServerMarkup name={name} /> : island.render(props)
  }
}

/** Hydrated at the first interaction, or at once if the URL has a query, which it may depend on. */
export function lazyIsland<Props extends object>(
  name: string,
  load: LoadIsland<Props>,
): Island<Props> {
  const island = createIsland(name, load)
  return function LazyIsland(props) {
    const isServerRendered = useContext(ServerRenderedContext)
    const [isLoaded, setLoaded] = useState(false)
    const focused = useRef<string | null>(null)
    useEffect(() => {
      const markup = isServerRendered ? findIsland(name) : null
      if (markup === null) return
      // If the code is missing the markup stays, and `watchChunkFailures` sees the rejection.
      const start = () => void island.load().then(() => startTransition(() => setLoaded(true)))
      return window.location.search === '' ? onFirstInteraction(markup, start) : start()
    }, [isServerRendered])
    useLayoutEffect(() => {
      if (isLoaded && focused.current) focusIn(name, focused.current)
    }, [isLoaded])
    if (!isServerRendered || isLoaded) return island.render(props)
    return <ServerMarkup name={name} onUnmount={() => (focused.current = findFocusIn(name))} />
  }
}

function createIsland<Props extends object>(name: string, load: LoadIsland<Props>) {
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    Loaded ??= await load()
  }
  loaders.add(loadOnce)
  return {
    load: loadOnce,
    render: (props: Props) => {
      if (Loaded === null) throw new Error(`The island "${name}" is not loaded.`)
      return (
        <div className="page-part" data-part={name}>
          <Loaded {...props} />
        </div>
      )
    },
  }
}

function ServerMarkup({ name, onUnmount }: { name: string; onUnmount?: () => void }) {
  // Hydration ignores inner HTML; should it fail, React renders the page again and needs the markup.
  const [markup] = useState(() => ({ __html: trustOwnMarkup(findIsland(name)) }))
  const element = useRef<HTMLDivElement>(null)
  const { prefetch } = useNavigation()
  useEffect(() => {
    const links = [...(element.current?.querySelectorAll('a') ?? [])]
    const stops = links.map((link) => {
      const page = toInternalTarget(link.href, window.location.origin)
      return page === null ? null : onFirstInView(link, () => prefetch(page.pathname))
    })
    return () => stops.forEach((stop) => stop?.())
  }, [prefetch])
  useLayoutEffect(() => onUnmount, [onUnmount])
  return (
    <div className="page-part" data-part={name} dangerouslySetInnerHTML={markup} ref={element} />
  )
}

function findIsland(name: string): Element | null {
  return document.querySelector(`[data-part="${name}"]`)
}

/** A selector of the focused element within an island; null if the focus is elsewhere. */
function findFocusIn(name: string): string | null {
  const focused = document.activeElement
  if (!focused || !findIsland(name)?.contains(focused)) return null
  if (focused.id !== '') return `#${CSS.escape(focused.id)}`
  const attribute = focused.hasAttribute('href') ? 'href' : 'aria-label'
  return `[${attribute}="${CSS.escape(focused.getAttribute(attribute) ?? '')}"]`
}

function focusIn(name: string, selector: string): void {
  findIsland(name)?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
