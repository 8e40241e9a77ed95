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
import { onFirstInView } from './in-view.js'
import { onFirstInteraction } from './on-first-interaction.js'
import { useNavigation } from '../address/navigation-context.js'
import { toInternalTarget } from '../address/should-intercept-click.js'

/*
 * The document comes with the markup of its page. Parts of the page that have no behaviour, and those
 * whose behaviour can wait, are not hydrated: their markup stays as it is, and their code is not part
 * of the first load. For every other page `loadParts` brings the code before the page is drawn. Names
 * of parts must be different within a page.
 */

/** True while the page stands that the document came with. */
export const ServerRenderedContext = createContext(false)

const loaders = new Set<() => Promise<void>>()

/** The code of all parts of the templates that are loaded; rejects if one is gone. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()))
}

type Part<Props> = (props: Props) => ReactNode
type LoadIsland<Props> = () => Promise<ComponentType<Props>>

/** A part that has no behaviour but its links, which the runtime takes over by itself. */
export function staticIsland<Props extends object>(
  name: string,
  load: LoadIsland<Props>,
): Part<Props> {
  const part = createIsland(name, load)
  return function StaticIsland(props) {
    return useContext(ServerRenderedContext) ? <ServerMarkup name={name} /> : part.render(props)
  }
}

/**
 * A part that comes to life when a visitor may want it, or at once if the address asks something of
 * the page: its code is fetched then, and takes the markup's place.
 */
export function lazyIsland<Props extends object>(
  name: string,
  load: LoadIsland<Props>,
): Part<Props> {
  const part = createIsland(name, load)
  return function LazyIsland(props) {
    const isKept = useContext(ServerRenderedContext)
    const [isAwake, wake] = useState(false)
    const focused = useRef<string | null>(null)
    useEffect(() => {
      const kept = isKept ? findIsland(name) : null
      if (kept === null) return
      // If the code is gone the markup stays; the runtime sees the rejection, and loads the page anew.
      const start = () => void part.load().then(() => startTransition(() => wake(true)))
      return window.location.search === '' ? onFirstInteraction(kept, start) : start()
    }, [isKept])
    useLayoutEffect(() => {
      if (isAwake && focused.current) focusIn(name, focused.current)
    }, [isAwake])
    if (!isKept || isAwake) return part.render(props)
    return <ServerMarkup name={name} onGone={() => (focused.current = findFocusIn(name))} />
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
      if (Loaded === null) throw new Error(`The part "${name}" has no code yet.`)
      return (
        <div className="page-part" data-part={name}>
          <Loaded {...props} />
        </div>
      )
    },
  }
}

interface KeptMarkupProps {
  name: string
  /** Just before the markup leaves the document. */
  onGone?: () => void
}

function ServerMarkup({ name, onGone }: KeptMarkupProps) {
  // Hydration leaves inner HTML alone; should it fail, React draws the page anew and needs to have it.
  const [markup] = useState(() => ({ __html: findIsland(name)?.innerHTML ?? '' }))
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
  useLayoutEffect(() => onGone, [onGone])
  return (
    <div className="page-part" data-part={name} dangerouslySetInnerHTML={markup} ref={element} />
  )
}

function findIsland(name: string): Element | null {
  return document.querySelector(`[data-part="${name}"]`)
}

/** A selector of what has the focus within a part; null if nothing there has it. */
function findFocusIn(name: string): string | null {
  const focused = document.activeElement
  if (!focused || !findIsland(name)?.contains(focused)) return null
  if (focused.id !== '') return `#${CSS.escape(focused.id)}`
  return `a[href="${CSS.escape(focused.getAttribute('href') ?? '')}"]`
}

function focusIn(name: string, selector: string): void {
  findIsland(name)?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
