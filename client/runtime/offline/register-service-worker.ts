import { serviceWorkerNeedsHttps } from '../../shared/constants/runtime-messages.js'
import { trustServiceWorker } from '../trusted-types.js'

export interface ServiceWorkerOptions {
  container: ServiceWorkerContainer | undefined
  location: { protocol: string; hostname: string }
  console: Pick<Console, 'log' | 'error'>
  /** Calls back once the visitor shows interest: nothing is kept on the device of who only looks in. */
  whenInterested: (register: () => void) => void
  /** Called when the first worker controls this page, whose requests so far it has not seen. */
  onFirstControlled: () => void
}

/**
 * Failures are only logged. The returned function says whether a newer worker is installed, whose
 * files only a full page load can get.
 */
export function registerServiceWorker(options: ServiceWorkerOptions): () => boolean {
  const { container, location, console, whenInterested, onFirstControlled } = options
  let isUpdateReady = false

  function follow(worker: ServiceWorker, isUpdate: boolean) {
    let wasActivated = false
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate) isUpdateReady = true
      else if (worker.state === 'installed') console.log('Content is now available offline!')
      else if (worker.state === 'activated') wasActivated = true
      else if (worker.state === 'redundant' && !wasActivated) {
        console.error('The installing service worker became redundant.')
      }
    })
  }

  if (location.protocol !== 'https:' && location.hostname !== 'localhost') {
    console.error(serviceWorkerNeedsHttps)
  } else if (container) {
    let isControlled = container.controller !== null
    const register = () =>
      void watchRegistration(container, (worker) => follow(worker, isControlled)).catch(
        (error: unknown) => console.error('Error during service worker registration:', error),
      )
    container.addEventListener('controllerchange', () => {
      // A browser may have installed an update before this page has asked for it.
      if (isControlled) isUpdateReady = true
      else onFirstControlled()
      isControlled = true
    })
    if (isControlled) register()
    else whenInterested(register)
  }
  return () => isUpdateReady
}

async function watchRegistration(
  container: ServiceWorkerContainer,
  onInstalling: (worker: ServiceWorker) => void,
): Promise<void> {
  const registration = await container.register(trustServiceWorker())
  const seen = new WeakSet<ServiceWorker>()
  const report = () => {
    const worker = registration.installing
    if (!worker || seen.has(worker)) return
    seen.add(worker)
    onInstalling(worker)
  }
  report()
  registration.addEventListener('updatefound', report)
}
