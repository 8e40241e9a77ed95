import { memo } from 'react'
import type { RichTextField } from '@prismicio/client'
import { AlertsLink } from '../components/elements/alerts-link.js'
import { Band } from '../components/elements/band.js'
import { FeedLink } from '../components/elements/feed-link.js'
import { JobRows } from '../components/job-rows/job-rows.js'
import { LandingFacts } from '../components/pages/landing-facts.js'
import { LinkGrid } from '../components/elements/link-grid.js'
import { RichText } from '../components/elements/rich-text.js'
import { isClosed } from '../filters/answer/closed-jobs.js'
import { useNow } from '../hooks/use-now.js'
import { Section } from '../components/elements/section.js'
import { hasOwnJobs } from '../shared/page-data/has-own-jobs.js'
import type { LandingPageData } from '../shared/page-data/page-views.js'
import { FRONT_PATH, toDepartmentPath, toLocationPath } from '../shared/addresses/page-paths.js'
import { Link } from '../runtime/links/link.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import * as words from '#words/pages.js'

export const LandingPage = memo(function LandingPage({ data }: TemplateProps<LandingPageData>) {
  const { kind, slug, name, intro, image, facts, jobs, total, directory, listingPath } = data
  const { remoteJobs, remoteIn, allRemote } = data
  const now = useNow()
  const closed = jobs.filter((job) => isClosed(job, now)).length
  const [open, shown] = [total - closed, jobs.length - closed]
  const hasFeed = shown > 0 && hasOwnJobs(jobs)
  const { lead, rest } = splitIntro(intro)
  const eyebrow = kind === 'department' ? words.department : words.location
  return (
    <>
      <Band
        title={name}
        eyebrow={eyebrow}
        breadcrumbs={[{ url: FRONT_PATH, label: words.allRoles }]}
        image={image}
        photograph={kind === 'location'}
        seed={name}
      >
        <div className="band-text">
          <RichText content={lead} />
        </div>
      </Band>
      <Section kind="landing-jobs" id="results" heading={words.landingRoles(open)}>
        {shown < open && <p className="section-text">{words.newestOnly(shown)}</p>}
        {shown > 0 && <JobRows jobs={jobs} showDepartment={kind === 'location'} />}
        <p className="landing-more">
          <Link to={shown === 0 ? FRONT_PATH : listingPath} className="more-link">
            {shown === 0 ? words.seeAllRoles : words.filterThese}
          </Link>
        </p>
        {hasFeed && <LandingFeed kind={kind} slug={slug} name={name} />}
      </Section>
      {directory.length > 0 && (
        <Section kind="browse" heading={words.allRolesOf(name)} tone="paper">
          <LinkGrid links={directory} />
        </Section>
      )}
      {remoteJobs.length > 0 && (
        <Section kind="landing-remote" heading={words.remoteRoles(remoteIn)} tone="paper">
          <JobRows jobs={remoteJobs} />
          {allRemote !== null && (
            <p className="landing-more">
              <Link to={allRemote.path} className="more-link">
                {words.allRemoteRoles(allRemote.count, allRemote.name)}
              </Link>
            </p>
          )}
        </Section>
      )}
      {(rest.length > 0 || facts.length > 0) && (
        <Section kind="landing-about" heading={words.about(name)} text={rest}>
          <LandingFacts facts={facts} />
        </Section>
      )}
    </>
  )
})

function LandingFeed({ kind, slug, name }: Pick<LandingPageData, 'kind' | 'slug' | 'name'>) {
  const isDepartment = kind === 'department'
  const path = `${isDepartment ? toDepartmentPath(slug) : toLocationPath(slug)}/feed.xml`
  const department = isDepartment ? name : null
  return (
    <div className="landing-feed">
      <FeedLink within="p" feed={{ path, label: words.followNewRoles(name) }} />
      <AlertsLink feed={{ path, name, department }} />
    </div>
  )
}

/** The first paragraph and what comes before it; the rest follows the list, which visitors come for. */
function splitIntro(intro: RichTextField): Record<'lead' | 'rest', RichTextField> {
  const end = intro.findIndex(({ type }) => type === 'paragraph') + 1
  return {
    lead: intro.slice(0, end) as unknown as RichTextField,
    rest: intro.slice(end) as unknown as RichTextField,
  }
}
