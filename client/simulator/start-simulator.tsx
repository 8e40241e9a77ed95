import type { SliceZone } from '@prismicio/client'
import { SimulatorManager } from '@prismicio/simulator/kit'
import { createRoot } from 'react-dom/client'
import { createEditorsBrowser } from '../preview/session/editors-browser.js'
import { loadFontKit } from '../runtime/start/load-font-kit.js'
import { SIMULATOR_MESSAGES } from './simulator-messages.js'
import { SimulatorNote } from './simulator-note.js'
import { SliceSimulator } from './slice-simulator.js'

/* The page `/slice-simulator`, which Prismic's Page Builder shows in a frame. */

const element = document.querySelector<HTMLElement>('#slice-simulator')
if (element) startSimulator(element)

function startSimulator(element: HTMLElement): void {
  const { fontKit } = element.dataset
  if (fontKit !== undefined) void loadFontKit(fontKit, document)
  const root = createRoot(element)
  if (window.parent === window) {
    const address = window.location.origin + window.location.pathname
    root.render(<SimulatorNote>{SIMULATOR_MESSAGES.notFramed(address)}</SimulatorNote>)
    return
  }
  hearOnlyTheEditor(window)
  const browser = createEditorsBrowser(window)
  const manager = new SimulatorManager()
  const draw = (slices: SliceZone) => {
    const onDrawn = () => void (manager.state.slices = slices)
    root.render(<SliceSimulator slices={slices} browser={browser} onDrawn={onDrawn} />)
  }
  // First they are drawn, because the package measures slices as soon as it has them.
  manager.state.setSliceZone = draw
  draw([])
  void manager.init()
}

/**
 * The package takes messages from every host of Prismic, and each customer of Prismic has one. The security
 * policy lets one repository alone show this page, so its window is the only one to be heard. To be called
 * first: listeners are asked in their order.
 */
function hearOnlyTheEditor(window: Window): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent) event.stopImmediatePropagation()
  })
}
