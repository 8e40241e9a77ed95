import type { Fetch } from '../../../../client/runtime/load/fetch-json.js'

/** One answer of a scripted server; `'drop'` is a connection that breaks, `'cut'` one in mid-body. */
export type Answer =
  'drop' | 'cut' | { status?: number; json?: unknown; text?: string; savedAt?: string }

export interface ScriptedFetch {
  fetch: Fetch
  /** `METHOD url` of every request, in order. */
  requests: string[]
  /** Gives an address its answers, one for each request; the last one is repeated. */
  answer: (request: string, ...answers: Answer[]) => void
}

/** A server that answers as told, and 404 to all else. */
export function createScriptedFetch(script: Record<string, Answer | Answer[]> = {}): ScriptedFetch {
  const answers = new Map<string, Answer[]>()
  const requests: string[] = []
  for (const [request, given] of Object.entries(script)) answers.set(request, [given].flat())

  return {
    requests,
    answer: (request, ...given) => answers.set(request, given),
    fetch: async (url, init) => {
      const request = `${init?.method ?? 'GET'} ${url}`
      requests.push(request)
      const queue = answers.get(request) ?? answers.get(url) ?? [{ status: 404 }]
      const answer = queue.length > 1 ? queue.shift() : queue[0]
      if (answer === undefined || answer === 'drop') throw new TypeError('Failed to fetch')
      return answer === 'cut' ? cutResponse() : toResponse(answer)
    },
  }
}

function toResponse({ status = 200, json, text, savedAt }: Exclude<Answer, string>): Response {
  const body = status === 204 || status === 304 ? null : (text ?? JSON.stringify(json ?? null))
  if (status === 0) return Response.error()
  return new Response(body, { status, headers: savedAt ? { 'x-saved-at': savedAt } : {} })
}

function cutResponse(): Response {
  return new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) }),
  )
}
