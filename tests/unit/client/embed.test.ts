import type { Choice } from '../../../client/embed/choose-jobs.js'

const CHOICE: Choice = { department: 'engineering', location: null, limit: null }

async function load(languages?: string) {
  jest.resetModules()
  if (languages !== undefined) process.env['CONTENT_LANGS'] = languages
  try {
    return await import('../../../client/embed/choose-jobs.js')
  } finally {
    delete process.env['CONTENT_LANGS']
  }
}

it('the list leads to the listing of its own language', async () => {
  const { listingUrl } = await load()
  expect(listingUrl('https://careers.example', CHOICE)).toBe(
    'https://careers.example/?department=engineering',
  )
  // The tests' own words are English: on this site they stand below `/en`.
  const { listingUrl: inSecond } = await load('de-de,en-gb')
  expect(inSecond('https://careers.example/en', CHOICE)).toBe(
    'https://careers.example/en?department=engineering',
  )
})
