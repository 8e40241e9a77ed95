import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { onceInView } from './in-view.js'
import { useNavigation } from './navigation-context.js'
import { ownLinkTarget } from './own-click.js'

/*
 * The document comes with the markup of its page. Parts of the page that have no behaviour, and those
 * whose behaviour can wait, are not hydrated: their markup stays as it is, and their code is not part
 * of the first load. For every other page `loadParts` brings the code before the page is drawn. Names
 * of parts must be different within a page.
 */

/** True while the page stands that the document came with. */
export const KeptMarkupContext = createContext(false)

const loaders = new Set<() => Promise<void>>()

/** The code of all parts of the templates that are loaded; rejects if one is gone. */
export async function loadParts(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()))
}

type Part<Props> = (props: Props) => ReactNode
type LoadPart<Props> = () => Promise<ComponentType<Props>>

/** A part that has no behaviour but its links, which the runtime takes over by itself. */
export function stillPart<Props extends object>(name: string, load: LoadPart<Props>): Part<Props> {
  const part = createPart(name, load)
  return function StillPart(props) {
    return useContext(KeptMarkupContext) ? <KeptMarkup name={name} /> : part.draw(props)
  }
}

/** A part that comes to life after the page: its code is asked for then, and takes the markup's place. */
export function latePart<Props extends object>(name: string, load: LoadPart<Props>): Part<Props> {
  const part = createPart(name, load)
  return function LatePart(props) {
    const isKept = useContext(KeptMarkupContext)
    const [awake, wake] = useState<{ focused: string | null } | null>(null)
    useEffect(() => {
      // If the code is gone the markup stays; the runtime sees the rejection, and loads the page anew.
      if (isKept) void part.load().then(() => wake({ focused: focusedLinkIn(name) }))
    }, [isKept])
    useLayoutEffect(() => {
      if (awake?.focused) focusLinkIn(name, awake.focused)
    }, [awake])
    return isKept && !awake ? <KeptMarkup name={name} /> : part.draw(props)
  }
}

function createPart<Props extends object>(name: string, load: LoadPart<Props>) {
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    Loaded ??= await load()
  }
  loaders.add(loadOnce)
  return {
    load: loadOnce,
    draw: (props: Props) => {
      if (Loaded === null) throw new Error(`The code of the part "${name}" has not been loaded.`)
      return (
        <div className="page-part" data-part={name}>
          <Loaded {...props} />
        </div>
      )
    },
  }
}

function KeptMarkup({ name }: { name: string }) {
  // Hydration leaves inner HTML alone; should it fail, React draws the page anew and needs to have it.
  const [markup] = useState(() => ({ __html: findPart(name)?.innerHTML ?? '' }))
  const element = useRef<HTMLDivElement>(null)
  const { prefetch } = useNavigation()
  useEffect(() => {
    const links = [...(element.current?.querySelectorAll('a') ?? [])]
    const stops = links.map((link) => {
      const page = ownLinkTarget(link.href, window.location.origin)
      return page === null ? null : onceInView(link, () => prefetch(page.pathname))
    })
    return () => stops.forEach((stop) => stop?.())
  }, [prefetch])
  return (
    <div className="page-part" data-part={name} dangerouslySetInnerHTML={markup} ref={element} />
  )
}

function findPart(name: string): Element | null {
  return document.querySelector(`[data-part="${name}"]`)
}

function focusedLinkIn(name: string): string | null {
  const focused = document.activeElement
  return findPart(name)?.contains(focused) ? (focused?.getAttribute('href') ?? null) : null
}

function focusLinkIn(name: string, href: string): void {
  const link = findPart(name)?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
  link?.focus({ preventScroll: true })
}
