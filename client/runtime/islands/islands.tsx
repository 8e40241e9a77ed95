import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useNavigation } from '../address/navigation-context.js'
import { toInternalTarget } from '../../shared/addresses/intercepted-target.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import { trustOwnMarkup } from '../trusted-types.js'
import { onFirstInView } from './on-first-in-view.js'

/*
 * Parts of a server-rendered page whose only behaviour is links, which the runtime intercepts anyway, keep
 * the server's markup and are never hydrated, so their code is not part of the first load. On any other
 * page `loadIslands` loads their code first. Names are unique within a page.
 */

/** True for the page the server rendered, until the first client navigation. */
export const ServerRenderedContext = createContext(false)

const loaders = new Set<() => Promise<void>>()

/** Loads the islands of all templates that are loaded; rejects if the code of one is missing. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()))
}

export function createIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    Loaded ??= await load()
  }
  loaders.add(loadOnce)
  return function Island(props) {
    const isServerRendered = useContext(ServerRenderedContext)
    // What only shows later, as when the last job closes, the server has not rendered.
    const [isInDocument] = useState(() => isServerRendered && findIsland(name) !== null)
    const [, setLoaded] = useState(Loaded !== null)
    const isMissing = isServerRendered && !isInDocument
    useEffect(() => {
      if (isMissing) void loadOnce().then(() => setLoaded(true))
    }, [isMissing])
    if (isServerRendered && isInDocument) return <ServerMarkup name={name} />
    if (Loaded === null && !isMissing) throw new Error(`The island "${name}" is not loaded.`)
    return (
      <div className="page-part" data-part={name}>
        {Loaded !== null && <Loaded {...props} />}
      </div>
    )
  }
}

function ServerMarkup({ name }: { name: string }) {
  // Hydration ignores inner HTML; should it fail, React renders the page again and needs the markup.
  const [markup] = useState(() => ({ __html: trustOwnMarkup(findIsland(name)) }))
  const element = useRef<HTMLDivElement>(null)
  const { prefetch } = useNavigation()
  useEffect(() => {
    const links = [...(element.current?.querySelectorAll('a') ?? [])]
    const stops = links.map((link) => {
      const page = toInternalTarget(link.href, window.location.origin)
      return page === null || !isOwnPath(page.pathname)
        ? null
        : onFirstInView(link, () => prefetch(page.pathname))
    })
    return () => stops.forEach((stop) => stop?.())
  }, [prefetch])
  return (
    <div className="page-part" data-part={name} dangerouslySetInnerHTML={markup} ref={element} />
  )
}

function findIsland(name: string): Element | null {
  return document.querySelector(`[data-part="${name}"]`)
}
