import type * as findRoleModule from '../../../../../client/components/pages/find-role.js'
import type { PageData } from '../../../../../client/shared/page-data/page-data.js'

/** The tests' own words are English: on this site they stand below `/en`. */
async function inSecondLanguage(): Promise<typeof findRoleModule> {
  jest.resetModules()
  process.env['CONTENT_LANGS'] = 'de-de,en-gb'
  try {
    return await import('../../../../../client/components/pages/find-role.js')
  } finally {
    delete process.env['CONTENT_LANGS']
  }
}

const job = (lang: string, path: string, title: string) =>
  ({
    componentChunkName: 'component---job-page',
    path,
    result: { data: { job: { id: '1001', path, title } }, pageContext: { lang } },
  }) as unknown as PageData
const closed = (title: string) =>
  ({
    componentChunkName: 'component---closed-job-page',
    result: { data: { title } },
  }) as unknown as PageData

const OWN = job('en-gb', '/en/role/1001', 'Role')
const OTHER = job('de-de', '/stelle/1001', 'Stelle')

function answering(pages: Record<string, PageData | Error>) {
  const asked: string[] = []
  const load = async (path: string) => {
    asked.push(path)
    const page = pages[path] ?? null
    if (page instanceof Error) throw page
    return page
  }
  return { asked, load }
}

it('a role that was saved in another language is shown by the page in this one, where there is one', async () => {
  const { findRole } = await inSecondLanguage()
  const { asked, load } = answering({ '/en/job_ghid/1001': OWN, '/stelle/1001': OTHER })
  const found = await findRole({ id: '1001', path: '/stelle/1001' }, load)
  expect(found).toEqual({ kind: 'open', job: { id: '1001', path: '/en/role/1001', title: 'Role' } })
  expect(asked).toEqual(['/en/job_ghid/1001'])
})

it('a role without a page in this language leads to where it was saved, and says its language', async () => {
  const { findRole } = await inSecondLanguage()
  const { load } = answering({ '/stelle/1001': OTHER })
  const wanted = {
    kind: 'open',
    job: { id: '1001', lang: 'de-de', path: '/stelle/1001', title: 'Stelle' },
  }
  expect(await findRole({ id: '1001', path: '/stelle/1001' }, load)).toEqual(wanted)
  // Its title has changed since.
  const moved = answering({ '/job_ghid/1001': OTHER })
  expect(await findRole({ id: '1001', path: '/alt/1001' }, moved.load)).toEqual(wanted)
  // A link that somebody has sent names the number only.
  expect(await findRole({ id: '1001' }, moved.load)).toEqual(wanted)
})

it('a role is gone once no language has it, and open while one has', async () => {
  const { findRole } = await inSecondLanguage()
  const gone = answering({ '/en/role/1001': closed('Role') })
  const saved = { id: '1001', path: '/en/role/1001' }
  expect(await findRole(saved, gone.load)).toEqual({ kind: 'gone', title: 'Role' })
  const open = answering({ '/en/role/1001': closed('Role'), '/job_ghid/1001': OTHER })
  expect(await findRole(saved, open.load)).toMatchObject({ kind: 'open' })
})

it('a role that one language cannot load is open in another, or cannot be loaded', async () => {
  const { findRole } = await inSecondLanguage()
  const offline = new Error('offline')
  const kept = answering({ '/en/job_ghid/1001': offline, '/stelle/1001': OTHER })
  const saved = { id: '1001', path: '/stelle/1001' }
  expect(await findRole(saved, kept.load)).toMatchObject({ kind: 'open' })
  const none = answering({ '/en/job_ghid/1001': offline })
  expect(await findRole(saved, none.load)).toEqual({ kind: 'failed' })
})

it('a site in one language asks for the path, then for the number, and for nothing else', async () => {
  jest.resetModules()
  const { findRole } = await import('../../../../../client/components/pages/find-role.js')
  const { asked, load } = answering({})
  await findRole({ id: '1001', path: '/role/1001' }, load)
  expect(asked).toEqual(['/role/1001', '/job_ghid/1001'])
})
