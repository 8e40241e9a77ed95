import { useEffect, useState } from 'react'
import { isAccessTokenRefused } from '../preview/session/access-token.js'
import type { EditorsBrowser } from '../preview/session/editors-browser.js'
import { readPublishedContent, type Reading } from './published-content.js'

interface PublishedReading {
  reading: Reading
  again: () => void
  submitAccessToken: (accessToken: string) => Promise<void>
}

export function usePublishedContent(browser: EditorsBrowser): PublishedReading {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' })
  const [attempt, setAttempt] = useState(0)
  // Also here, because a browser may keep no cookies within a frame.
  const [accessToken, setAccessToken] = useState<string | null>(null)

  useEffect(() => {
    const running = new AbortController()
    void readPublishedContent(browser, accessToken, running.signal).then((result) => {
      if (!running.signal.aborted) setReading(result)
    })
    return () => running.abort()
  }, [browser, accessToken, attempt])

  const again = () => {
    setReading({ kind: 'reading' })
    setAttempt((before) => before + 1)
  }
  const submitAccessToken = async (given: string) => {
    if (reading.kind !== 'token') return
    const { repositoryName } = reading
    if (await isAccessTokenRefused(browser.fetch, repositoryName, given)) {
      return setReading({ ...reading, refused: given })
    }
    browser.cookies.writeAccessToken(given, repositoryName)
    setAccessToken(given)
    again()
  }
  return { reading, again, submitAccessToken }
}
