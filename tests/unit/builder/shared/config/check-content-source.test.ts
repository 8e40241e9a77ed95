import {
  describeSample,
  describeUnnamed,
  refuseSample,
} from '../../../../../builder/shared/config/check-content-source.js'

const sample = {
  isSample: true,
  isNamed: false,
  repositoryName: 'careers-sample',
  apiEndpoint: 'http://127.0.0.1:8090/api/v2',
  siteUrl: 'https://jobs.example',
  allowsSample: false,
  jobBoard: null,
}

it('the sample is named with where it is read, and a repository of one’s own is not', () => {
  expect(describeSample(sample)).toContain('"careers-sample" at http://127.0.0.1:8090/api/v2')
  expect(describeSample({ ...sample, isSample: false })).toBeNull()
})

it('an endpoint whose repository nobody names is reported, and that of a named one or the sample is not', () => {
  const own = { ...sample, isSample: false, apiEndpoint: 'https://content.example/api/v2' }
  expect(describeUnnamed(own)).toBe(
    'PRISMIC_REPOSITORY is not set, so webhooks and previews are those of "careers-sample". Set it to the name of the repository at https://content.example/api/v2.',
  )
  expect(describeUnnamed({ ...own, isNamed: true })).toBeNull()
  expect(describeUnnamed(sample)).toBeNull()
})

it('the sample is refused for a public site, unless that is meant', () => {
  expect(() => refuseSample(sample)).toThrow(/Set PRISMIC_REPOSITORY, or ALLOW_SAMPLE=true/)
  const fine = [
    { allowsSample: true },
    { isSample: false },
    ...['http://jobs.example', 'https://localhost:8443', 'https://127.0.0.1'].map((siteUrl) => ({
      siteUrl,
    })),
  ]
  const jobBoard = { vendor: 'greenhouse', company: 'sample', endpoint: null } as const
  const own = { ...sample, isSample: false, jobBoard }
  expect(() => refuseSample(own)).toThrow(/^JOB_BOARD is greenhouse:sample, so https:\/\/jobs/)
  for (const change of fine) expect(() => refuseSample({ ...sample, ...change })).not.toThrow()
})
