import { createSampleSite, type SampleSite } from '../../helpers/sample-site.js'
import { describeFeeds } from './cases/feeds.js'
import { describeImport } from './cases/import.js'
import { describeJobPostings } from './cases/job-postings.js'
import { describeJobsApi } from './cases/jobs-api.js'
import { describeLinks } from './cases/links.js'
import { describeRepeatedBuild } from './cases/repeated-build.js'
import { describeSitemap } from './cases/sitemap.js'

/* One release of the sample, read in every way in which it can be found. */

let release: SampleSite

beforeAll(async () => {
  release = await createSampleSite()
}, 180_000)

afterAll(() => release.close())

const sample = () => release
describeJobPostings(sample)
describeSitemap(sample)
describeLinks(sample)
describeFeeds(sample)
describeJobsApi(sample)
describeImport(sample)
describeRepeatedBuild(sample)
