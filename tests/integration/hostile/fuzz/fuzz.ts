import { createRandom, type Random } from '../../../browser/runtime/random.js'
import { TOKEN, SECRET } from '../../../helpers/server/create-test-sidecar.js'
import { findAnswerFaults } from '../../../helpers/server/find-answer-faults.js'
import { sendBytes, type RawAnswer } from '../../../helpers/server/send-bytes.js'
import { classifyAnswer } from './classify-answer.js'
import { drawRequest } from './draw-request.js'
import { findMissing } from './find-missing.js'

export interface Fuzzing {
  /** By the server's name. */
  servers: Readonly<Record<string, string>>
  requests: number
  seed: number
  /** In ms: an answer that takes longer each time is a fault. */
  longest: number
}

export interface FuzzReport {
  /** How many answers of each kind, by server and what was asked. */
  counts: Map<string, Map<string, number>>
  /** Answers that took too long at first, and not when they were asked for again. */
  lateOnce: number
  /** Each with the request in hex, to become a case of its own. */
  faults: string[]
}

const AT_ONCE = 48
/** How long a server gets to answer a whole request, and one that has no end, in ms. */
const PATIENCE = { whole: 30_000, endless: 200 }
/** A busy machine is late now and then; what costs too much is late each time. */
const ATTEMPTS = 10

export async function fuzz({ servers, requests, seed, longest }: Fuzzing): Promise<FuzzReport> {
  const random = createRandom(seed)
  const report: FuzzReport = { counts: new Map(), lateOnce: 0, faults: [] }
  let sent = 0
  const work = async () => {
    while (sent++ < requests) {
      const server = random.pick(Object.keys(servers))
      const { kind, text } = drawRequest(random)
      const send = createSender(servers[server] ?? '', text, random)
      const { answer, took } = await send()
      const isLate = took > longest && (await isLateEachTime(send, longest))
      if (took > longest && !isLate) report.lateOnce++
      const result = classifyAnswer(answer, text, server)
      const counts = report.counts.get(`${server}: ${kind}`) ?? new Map<string, number>()
      const shown = result ?? 'unexplained'
      report.counts.set(`${server}: ${kind}`, counts.set(shown, (counts.get(shown) ?? 0) + 1))
      const faults = findAnswerFaults(answer)
      if (result === null) faults.push('there is no answer, or not such a one')
      if (answer.text.includes(SECRET) || answer.text.includes(TOKEN))
        faults.push('it has a secret')
      if (isLate) faults.push(`it took ${Math.round(took)} ms, and too long ${ATTEMPTS} times more`)
      const hex = Buffer.from(text, 'latin1').toString('hex')
      report.faults.push(...faults.map((fault) => `${server}: ${kind}: ${fault}\n  ${hex}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return report
}

type Send = () => Promise<{ answer: RawAnswer; took: number }>

/** From an address of its own: limits by address would answer nearly all. */
function createSender(baseUrl: string, text: string, random: Random): Send {
  const localAddress = `127.${1 + random.below(250)}.${random.below(250)}.${1 + random.below(250)}`
  const patience = findMissing(text) === null ? PATIENCE.whole : PATIENCE.endless
  return async () => {
    const startedAt = performance.now()
    const answer = await sendBytes(baseUrl, text, { localAddress, patience })
    const waited = answer.isEndedByServer ? 0 : patience
    return { answer, took: performance.now() - startedAt - waited }
  }
}

async function isLateEachTime(send: Send, longest: number): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if ((await send()).took <= longest) return false
  }
  return true
}
