import { memo, useRef } from 'react'
import { ApplyBar } from '../components/job/apply-bar.js'
import { ApplyLinks } from '../components/job/apply-links.js'
import { Band } from '../components/elements/band.js'
import { JobFacts, JobSummary } from '../components/job/job-facts.js'
import {
  JobSection,
  HiringProcess,
  PayBands,
  FraudNotice,
  JobStatements,
  SimilarJobs,
} from '../components/job/job-sections.js'
import { PrintAddress } from '../components/elements/print-address.js'
import { SavedLinkSlot, SaveButtonSlot } from '../components/elements/save-slots.js'
import { ShareLink } from '../components/elements/share-link.js'
import { SliceZone } from '../components/slices/slice-zone.js'
import type { JobPageData } from '../shared/page-data/page-views.js'
import { useFilters } from '../components/filter-state/filter-context.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import * as pageWords from '#words/pages.js'
import * as words from '#words/job.js'

export const JobPage = memo(function JobPage({ data }: TemplateProps<JobPageData>) {
  const {
    job,
    departmentPath,
    sections,
    payBands,
    slices,
    applyLinks,
    benefits,
    process,
    similar,
  } = data
  const { listingHref } = useFilters()
  const firstApply = useRef<HTMLDivElement>(null)
  const lastApply = useRef<HTMLDivElement>(null)
  const [onlyLink, ...otherLinks] = applyLinks
  const trail = [
    { url: listingHref, label: pageWords.allRoles },
    { url: departmentPath, label: job.department.name },
  ]
  return (
    <article className="job">
      <Band title={job.title} titleLang={job.lang} breadcrumbs={trail} seed={job.id}>
        <JobSummary job={job} />
        <PrintAddress path={job.path} />
      </Band>
      <div className="container job-body">
        <aside className="job-aside" aria-label={words.aboutThisRole}>
          <div ref={firstApply}>
            <ApplyLinks job={job} links={applyLinks} />
          </div>
          <div className="job-save">
            <SaveButtonSlot job={job} />
            <ShareLink title={job.title} />
            <SavedLinkSlot />
          </div>
          <JobFacts job={job} departmentPath={departmentPath} />
        </aside>
        <div className="job-text">
          {sections.map((section) => (
            <JobSection key={section.id} section={section} lang={job.lang} />
          ))}
          {payBands !== null && <PayBands bands={payBands} />}
          <SliceZone slices={slices} />
          {benefits !== null && <JobSection section={benefits} />}
          <div className="job-apply" ref={lastApply}>
            <ApplyLinks job={job} links={applyLinks} />
            {applyLinks.length > 0 && <FraudNotice />}
          </div>
          <JobStatements />
        </div>
      </div>
      {process !== null && <HiringProcess process={process} />}
      <SimilarJobs jobs={similar} heading={words.similarRoles} />
      {onlyLink !== undefined && otherLinks.length === 0 && (
        <ApplyBar job={job} link={onlyLink} standsInFor={[firstApply, lastApply]} />
      )}
    </article>
  )
})
