import { runScript, useBuilders } from './run-script.js'
import { EACH_EDIT } from './steps.js'

useBuilders()

it('each edit in one of two languages leads to a release that equals one that is built from nothing', async () => {
  const changes = await runScript(...EACH_EDIT)
  expect(changes).toHaveLength(1 + EACH_EDIT[1].length)
  // Otherwise the edits would say nothing of a language.
  const shown = ['index.html', 'de/index.html', 'sitemap.xml']
  expect(changes.slice(1).flat()).toEqual(expect.arrayContaining(shown))
}, 360_000)
