import { joinMaps } from '../../../../../builder/generate/languages/join-parts.js'

const toPart = (base: string, jobs: [string, string][], paths: [string, string][] = []) => ({
  base,
  redirectMaps: { jobs: new Map(jobs), paths: new Map(paths) },
})

test('each language leads to its own jobs, and to those that it lacks in the first language that has them', () => {
  const { jobs } = joinMaps([
    toPart('', [['1', '/engineer/1']]),
    toPart('/de', [
      ['1', '/de/ingenieur/1'],
      ['2', '/de/fahrer/2'],
    ]),
    toPart('/fr', [
      ['2', '/fr/chauffeur/2'],
      ['3', '/fr/comptable/3'],
    ]),
  ])
  expect(Object.fromEntries(jobs)).toEqual({
    '1': '/engineer/1',
    '2': '/de/fahrer/2',
    '3': '/fr/comptable/3',
    '/de/1': '/de/ingenieur/1',
    '/de/2': '/de/fahrer/2',
    '/de/3': '/fr/comptable/3',
    '/fr/1': '/engineer/1',
    '/fr/2': '/fr/chauffeur/2',
    '/fr/3': '/fr/comptable/3',
  })
})

test('the paths of all languages are in one map, and those of one language stay as they are', () => {
  const one = toPart('', [['10', '/x/10']], [['/about', '/about']])
  expect(joinMaps([one])).toEqual(one.redirectMaps)
  const { paths } = joinMaps([one, toPart('/de', [], [['/de', '/de']])])
  expect([...paths]).toEqual([
    ['/about', '/about'],
    ['/de', '/de'],
  ])
})
