import type { FaultRule } from '../../helpers/connect/start-prismic.js'
import { WRITE_TOKEN } from '../../helpers/connect/start-prismic.js'
import { useConnect } from '../../helpers/connect/use-connect.js'

const { connect, start, prismic, wanted } = useConnect()

const LOST = { at: 'after', answer: 'cut' } as const
const busy = (seconds?: string) => {
  const headers: Record<string, string> = seconds ? { 'retry-after': seconds } : {}
  return { at: 'before', status: 429, headers } as const
}
const isPost = (part: string) => (path: string, method: string) =>
  method === 'POST' && path.includes(part)

it('a run through 429 with and without Retry-After, 5xx, lost answers and drops has the same end', async () => {
  const left: [
    isMeant: (path: string, method: string) => boolean,
    ReturnType<FaultRule>,
    number,
  ][] = [
    [(path) => path.startsWith('/api'), busy('1'), 2],
    [
      (path, method) => method === 'GET' && path.includes('slices'),
      { at: 'before', status: 502 },
      2,
    ],
    [isPost('slices'), LOST, 1],
    [isPost('customtypes'), busy(), 2],
    [isPost('assets'), LOST, 1],
    [isPost('documents'), busy('2'), 1],
    [isPost('documents'), { at: 'before', status: 503 }, 1],
    [isPost('documents'), { at: 'before', answer: 'cut' }, 1],
    [(_path, method) => method === 'PUT', LOST, 1],
    [(_path, method) => method === 'PUT', busy(), 3],
  ]
  prismic().setFault(({ path, method }) => {
    const found = left.find(([isMeant, , times]) => times > 0 && isMeant(path, method))
    if (found === undefined) return null
    found[2]--
    return found[1]
  })
  expect(await connect()).toMatchObject({ code: 0 })
  expect(left.every(([, , times]) => times === 0)).toBe(true)
  prismic().repository.publish()
  expect(prismic().repository.describe()).toEqual(wanted())
})

it('a document whose answer is lost is completed once an editor has published it', async () => {
  let isFirst = true
  prismic().setFault(({ path, method }) => {
    if (!isFirst || !isPost('documents')(path, method)) return null
    isFirst = false
    return LOST
  })
  const { code, output } = await connect()
  expect(code).toBe(1)
  expect(output).toMatch(/Publish them, then run this again/)
  prismic().repository.publish()
  expect(await connect()).toMatchObject({ code: 0 })
  prismic().repository.publish()
  expect(prismic().repository.describe()).toEqual(wanted())
})

it.each<[string, (path: string) => boolean, ReturnType<FaultRule>, string]>([
  [
    'a wrong write token',
    (path) => path.startsWith('/types'),
    { at: 'before', status: 401 },
    'Check PRISMIC_WRITE_TOKEN',
  ],
  [
    'a token of another repository',
    (path) => path.startsWith('/types'),
    { at: 'before', status: 403 },
    'a write token of "acme"',
  ],
  [
    'a token that may not write models',
    (path) => path.includes('insert'),
    { at: 'before', status: 403 },
    'Check PRISMIC_WRITE_TOKEN',
  ],
  [
    'a token that may not write documents',
    (path) => path.startsWith('/migration'),
    { at: 'before', status: 403, json: { message: `no: ${WRITE_TOKEN}` } },
    'Check PRISMIC_WRITE_TOKEN',
  ],
  [
    'models that somebody else changes',
    (path) => path.includes('insert'),
    { at: 'before', status: 409 },
    'Run this again',
  ],
  [
    'a document that is refused',
    (path) => path.startsWith('/migration'),
    {
      at: 'before',
      status: 400,
      json: { message: 'Bad', details: [{ property: 'data.x', error: 'unknown' }] },
    },
    'data.x',
  ],
  [
    'a service that stays down',
    (path) => path.startsWith('/migration'),
    { at: 'before', status: 500 },
    'Run this again later',
  ],
  [
    'a service that stays busy',
    (path) => path.startsWith('/migration'),
    { at: 'before', status: 429 },
    'Try again later',
  ],
  [
    'a repository that is not there',
    (path) => path.startsWith('/api'),
    { at: 'before', status: 404 },
    'names a repository',
  ],
])('%s ends it with one line and the remedy', async (_name, isMeant, fault, remedy) => {
  prismic().setFault(({ path }) => (isMeant(path) ? fault : null))
  const { code, errors } = await connect()
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain(remedy)
})

it('killed at ten instants, each run goes on where the former stopped, and nothing is doubled', async () => {
  // After so many changes, before or after the next one is done: from the first model to the documents.
  for (const [kill, passed] of [0, 8, 8, 4, 1, 0, 2, 0, 1, 2].entries()) {
    const run = start()
    let changes = 0
    prismic().setFault(({ method }) => {
      if (method === 'GET' || ++changes <= passed) return null
      setImmediate(run.kill)
      return { at: kill % 2 === 0 ? 'before' : 'after', answer: 'hang' }
    })
    expect((await run.ended).code).toBe(null)
    prismic().setFault()
  }
  // Only an editor's publication tells the ids of drafts whose answers were lost.
  for (let round = 0; round < 2; round++) {
    await connect()
    prismic().repository.publish()
  }
  expect(await connect()).toMatchObject({ code: 0 })
  expect(prismic().repository.describe()).toEqual(wanted())
})
