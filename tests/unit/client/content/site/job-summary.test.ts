import { madeDepartment, paragraph } from '../../../../helpers/content/made-documents.js'
import { madeListing, madeWholeJob, siteOf } from '../../../../helpers/content/made-listing.js'

it('a row has the beginning of a long summary, cut at a word, and the page of the job all of it', () => {
  const summary = 'Measure rivers. '.repeat(40).trim()
  const { pages } = siteOf(madeListing([madeWholeJob('1', { summary, title: 'Hydrologist' })]))
  const dataOf = (path: string) => pages.find((page) => page.path === path)?.result.data
  const { listing } = dataOf('/') as { listing: { jobs: { summary: string }[] } }
  const { job } = dataOf('/hydrologist/1') as { job: { summary: string } }
  expect(listing.jobs[0]?.summary).toMatch(
    /^(Measure rivers\. )+Measure…$|^(Measure rivers\. )*Measure rivers…$/,
  )
  expect(listing.jobs[0]?.summary.length).toBeLessThanOrEqual(161)
  expect(job.summary).toBe(summary)
})

it('a heading at the start of a text is no summary of it, in a row and in a description', () => {
  const heading = { type: 'heading2', text: 'About us', spans: [] }
  const text = [heading, ...paragraph('We measure rivers.')] as never
  const gauging = madeDepartment('gauging', 'Gauging')
  const { pages } = siteOf(
    madeListing([madeWholeJob('1', { title: 'Hydrologist', about: text })], {
      ...gauging,
      data: { ...gauging.data, intro: text },
    }),
  )
  const resultOf = (path: string) => pages.find((page) => page.path === path)?.result
  expect(resultOf('/')?.data).toMatchObject({
    listing: { jobs: [{ summary: 'We measure rivers.' }] },
  })
  for (const path of ['/hydrologist/1', '/departments/gauging']) {
    expect(resultOf(path)?.pageContext.head.description).toMatch(/^We measure rivers\. /)
  }
})
