import fc from 'fast-check'
import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import { settle, setUp, toPage } from './navigator-setup.js'

const PATHS = ['/', '/a', '/b', '/c']

const move = fc.oneof(
  fc.record({
    kind: fc.constant('navigate'),
    to: fc.constantFrom(...PATHS, '/#place', '/a#place'),
  }),
  fc.record({ kind: fc.constant('traverse'), steps: fc.constantFrom(-2, -1, 1) }),
  fc.record({ kind: fc.constantFrom('hold', 'answer', 'fail'), path: fc.constantFrom(...PATHS) }),
  fc.record({ kind: fc.constantFrom('hold fade', 'end fade', 'refresh') }),
)
type Move = Partial<{ kind: string; to: string; steps: number; path: string }>

/** Loads and fades that a walk holds until it lets them go, or until its end. */
function walk(site: ReturnType<typeof setUp>) {
  const held = new Map<string, (load: PageLoad) => void>()
  const fades: (() => void)[] = []
  const answer = (path: string, load = toPage(path)) => {
    held.get(path)?.(load)
    held.delete(path)
    site.loads.delete(path)
  }
  let wanted = '/'
  const take = async ({ kind, to = '', steps = 0, path = '' }: Move) => {
    if (kind === 'navigate') {
      wanted = to.replace(/#.*/, '')
      void site.navigate(to)
    }
    if (kind === 'traverse' && site.canGo(steps)) {
      site.go(steps)
      wanted = site.at()
      void site.followHistory()
    }
    if (kind === 'hold' && !held.has(path)) {
      site.loads.set(path, new Promise((resolve) => held.set(path, resolve)))
    }
    if (kind === 'answer') answer(path)
    if (kind === 'fail') answer(path, { kind: 'failed', error: new Error('down') })
    if (kind === 'hold fade') site.fadeWhen(new Promise((resolve) => fades.push(resolve)))
    if (kind === 'end fade') fades.splice(0).forEach((end) => end())
    if (kind === 'refresh') void site.refresh()
    // A visitor's next move is a task of its own.
    await settle()
  }
  const end = async () => {
    for (const path of PATHS) answer(path)
    fades
      .splice(0)
      .reverse()
      .forEach((end) => end())
    for (let turn = 0; turn < 20; turn += 1) await settle()
  }
  return { take, end, wanted: () => wanted }
}

test('whatever a visitor does while pages load, the page that was asked for last is shown in the end, or the browser loads it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 20 }), async (moves) => {
      const site = setUp()
      const { take, end, wanted } = walk(site)
      for (const each of moves) await take(each)
      await end()
      if (site.events.some((event) => event.startsWith('hard load'))) return
      expect([site.shown(), site.at()]).toEqual([wanted(), wanted()])
      expect(site.getPage()).toMatchObject({ slow: null })
      expect(site.getPage().transition).not.toBe('out')
      expect(site.isNavigating()).toBe(false)
    }),
    { numRuns: 300 },
  )
})
