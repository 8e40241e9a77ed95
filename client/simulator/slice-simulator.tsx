import { simulatorRootClass } from '@prismicio/simulator/kit'
import {
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  type MouseEvent,
  type SyntheticEvent,
  Component,
  type ReactNode,
} from 'react'
import { FilterProvider } from '../components/filter-state/filter-context.js'
import { AccessTokenDialog } from '../preview/dialogs/access-token-dialog.js'
import type { EditorsBrowser } from '../preview/session/editors-browser.js'
import { StaticQueryContext } from '../runtime/load/static-query-context.js'
import { PageSlices } from '../templates/generic-page.js'
import { createSliceParts } from './create-slice-parts.js'
import type { PublishedContent } from './published-content.js'
import { SIMULATOR_MESSAGES } from './simulator-messages.js'
import { SimulatorNote } from './simulator-note.js'
import { usePublishedContent } from './use-published-content.js'

export interface SliceSimulatorProps {
  /** As the Page Builder has sent them; anything may be among them. */
  slices: readonly unknown[]
  browser: EditorsBrowser
  /** Called when these slices are on the screen. */
  onDrawn: () => void
}

/** What the Page Builder has sent, as pages of this site show it. */
export function SliceSimulator({ slices, browser, onDrawn }: SliceSimulatorProps) {
  const { reading, again, submitAccessToken } = usePublishedContent(browser)
  switch (reading.kind) {
    case 'reading':
      return <SimulatorNote>{SIMULATOR_MESSAGES.reading}</SimulatorNote>
    case 'failed':
      return (
        <SimulatorNote>
          <span>{SIMULATOR_MESSAGES.notRead(reading.message)}</span>{' '}
          <button type="button" className="link-button" onClick={again}>
            Try again
          </button>
        </SimulatorNote>
      )
    case 'token':
      return (
        <AccessTokenDialog
          repositoryName={reading.repositoryName}
          refused={reading.refused}
          onSubmit={submitAccessToken}
          onCancel={again}
        />
      )
    case 'read':
      return (
        <DrawingBoundary given={slices}>
          <SlicesOfPage slices={slices} content={reading.content} onDrawn={onDrawn} />
        </DrawingBoundary>
      )
  }
}

interface SlicesOfPageProps extends Pick<SliceSimulatorProps, 'slices' | 'onDrawn'> {
  content: PublishedContent
}

/** The elements that the package looks for: a zone whose children are the slices. */
function SlicesOfPage(props: SlicesOfPageProps) {
  const { slices, content } = props
  const { views, staticQueries } = useMemo(
    () => createSliceParts(slices, content),
    [slices, content],
  )
  const onDrawn = useEffectEvent(props.onDrawn)
  useLayoutEffect(() => onDrawn(), [views])
  if (views.length === 0) return <SimulatorNote>{SIMULATOR_MESSAGES.noSlices}</SimulatorNote>
  return (
    <StaticQueryContext value={staticQueries}>
      <FilterProvider>
        <main className={simulatorRootClass} onClickCapture={stayHere} onSubmitCapture={stay}>
          <div className="page" data-slice-zone>
            <PageSlices title="" parents={[]} slices={views} />
          </div>
        </main>
      </FilterProvider>
    </StaticQueryContext>
  )
}

/** What an editor follows would take the place of the slices. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a') !== null) stay(event)
}

function stay(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

interface DrawingBoundaryProps {
  /** Once other slices are given, they are tried. */
  given: unknown
  children: ReactNode
}

interface Failure {
  of: unknown
  reason: string | null
}

/** Slices that break the code that draws them say so, and the next change is drawn again. */
class DrawingBoundary extends Component<DrawingBoundaryProps, Failure> {
  override state: Failure = { of: this.props.given, reason: null }

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ given }: DrawingBoundaryProps, { of }: Failure) {
    return given === of ? null : { of: given, reason: null }
  }

  override render(): ReactNode {
    const { reason } = this.state
    if (reason === null) return this.props.children
    return <SimulatorNote>{SIMULATOR_MESSAGES.notDrawn(reason)}</SimulatorNote>
  }
}
