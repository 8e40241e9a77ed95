import type { EngineTab } from '../helpers/engines/engine.js'

/** What a page records of itself: for a browser whose driver does not tell what is on the console. */
export const RECORD_ERRORS = `(${record})();`

function record(): void {
  const note = (text: string) => {
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${text}\n`)
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...said: unknown[]) => {
      note(`console.${level}: ${said.join(' ')}`)
      write.apply(console, said)
    }
  }
  window.addEventListener('error', ({ message }) => note(`error: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    note(`security policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
}

/** What has been recorded since it was last asked. */
export async function takeRecorded({ ask }: EngineTab): Promise<string[]> {
  const errors = await ask(() => {
    const recorded = sessionStorage.getItem('errors') ?? ''
    sessionStorage.removeItem('errors')
    return recorded
  })
  return errors.split('\n').filter(Boolean)
}
