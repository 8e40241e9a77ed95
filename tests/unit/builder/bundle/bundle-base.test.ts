import { bundleBase } from '../../../../builder/bundle/bundle-base.js'
import * as pathBase from '../../../../client/shared/addresses/path-base.js'
import { toSiteLanguages } from '../../../../client/shared/addresses/site-languages.js'

const PATHS = ['', '/', '/de', '/de/stelle/1001', '/qa-engineer/1001']

function load(file: string, language: string, languages?: string): string | null {
  const plugin = bundleBase(language, toSiteLanguages(languages))
  const read = plugin.load as (id: string) => string | null
  return read(`/project/client/shared/addresses/${file}.ts`)
}

it('the code of a language knows its own base', () => {
  expect(load('own-base', 'de-de', 'en-gb,de-de')).toContain('export const BASE = "/de"\n')
  expect(load('own-base', 'en-gb', 'en-gb,de-de')).toContain('export const BASE = ""\n')
  expect(load('path-base', 'de-de', 'en-gb,de-de')).toBeNull()
})

it('the code of a site in one language answers as if it searched, without a search', () => {
  const code = load('path-base', 'en-gb')?.replaceAll('export const ', 'answers.') ?? ''
  const answers = {} as typeof pathBase
  new Function('answers', code)(answers)
  expect(Object.keys(answers).sort()).toEqual(Object.keys(pathBase).sort())
  for (const path of PATHS) {
    const found = [answers.baseOf(path), answers.withoutBase(path), answers.isOwnPath(path)]
    expect(found).toEqual([
      pathBase.baseOf(path),
      pathBase.withoutBase(path),
      pathBase.isOwnPath(path),
    ])
  }
})
