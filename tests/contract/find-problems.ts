import type { Answer } from './ask.js'
import type { ContractCase } from './contract-case.js'
import { toExpectedPolicy } from './expected-policy.js'

/** What is wrong with an answer, a line each. */
export function findProblems(
  asked: ContractCase,
  answer: Answer,
  expectedBody: Buffer | null,
): string[] {
  const expected: Record<string, string | null> = {
    ...EVERY_ANSWER,
    'cache-control': asked.cacheControl,
    location: asked.location ?? null,
    'content-security-policy': toExpectedPolicy(asked, answer),
    ...(asked.contentType && { 'content-type': asked.contentType }),
    ...asked.expected,
  }
  const problems = Object.entries(expected).flatMap(([name, value]) => {
    const found = answer.headers[name] ?? null
    return found === value ? [] : [`${name} is ${String(found)}, not ${String(value)}`]
  })
  if (answer.status !== asked.status) {
    problems.unshift(`the status is ${answer.status}, not ${asked.status}`)
  }
  if (expectedBody !== null && !answer.body.equals(expectedBody)) {
    problems.push(
      `the body is not ${asked.bodyOf}, but ${JSON.stringify(answer.body.toString().slice(0, 80))}`,
    )
  }
  if (answer.headers['set-cookie']) problems.push('it sets a cookie')
  problems.push(...findRepeatedHeaders(answer).map((name) => `${name} is sent twice`))
  return problems.map((text) => `${asked.method ?? 'GET'} ${asked.path.slice(0, 100)}: ${text}`)
}

/** On every answer, errors and redirects included. */
const EVERY_ANSWER: Readonly<Record<string, string | null>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // With it, no link in a sandboxed frame of another site would lead here.
  'cross-origin-opener-policy': null,
  // Of settings that are off.
  'reporting-endpoints': null,
  'cdn-cache-control': null,
  'surrogate-key': null,
}

function findRepeatedHeaders(answer: Answer): string[] {
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((n) => n.toLowerCase())
  return names.filter((name, index) => names.indexOf(name) !== index)
}
