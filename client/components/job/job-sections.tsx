import { withoutHeading } from '../../content/documents/field-values.js'
import type { JobRow, RichSectionView, TableSectionView } from '../../shared/page-data/views.js'
import { RichText } from '../elements/rich-text.js'
import { toHiringSteps } from './hiring-steps.js'
import { Section } from '../elements/section.js'
import { Steps } from '../elements/steps.js'
import { Table } from '../elements/table.js'
import { JobRows } from '../job-rows/job-rows.js'
import type { StatementsData } from '../../shared/page-data/page-views.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import * as words from '#words/job.js'

export interface JobSectionProps {
  section: RichSectionView
  lang?: string | undefined
}

export function JobSection({ section, lang }: JobSectionProps) {
  const { id, heading, content } = section
  return (
    <section className="job-section" id={id}>
      <h2>{heading}</h2>
      <RichText content={withoutHeading(content, heading)} firstLevel={3} lang={lang} />
    </section>
  )
}

export function HiringProcess({ process }: { process: RichSectionView }) {
  const { before, steps, after } = toHiringSteps(process.content)
  return (
    <Section kind="process" id={process.id} heading={process.heading} text={before} tone="paper">
      {steps.length > 0 && <Steps steps={steps} />}
      <div className="steps-after">
        <RichText content={after} firstLevel={3} />
      </div>
    </Section>
  )
}

export function PayBands({ bands: { heading, table } }: { bands: TableSectionView }) {
  return (
    <section className="job-section" id="pay-bands">
      <h2>{heading}</h2>
      <Table table={table} name={heading} />
    </section>
  )
}

export function JobStatements() {
  const { equalOpportunity, adjustments, privacy } = useStaticQuery<StatementsData>('statements')
  const statements = [
    { heading: words.equalOpportunity, content: equalOpportunity },
    { heading: words.adjustments, content: adjustments },
    { heading: words.personalData, content: privacy },
  ].filter(({ content }) => content.length > 0)
  if (statements.length === 0) return null
  return (
    <div className="job-statements">
      {statements.map(({ heading, content }) => (
        <section key={heading}>
          <h2 className="title">{heading}</h2>
          <RichText content={content} firstLevel={3} />
        </section>
      ))}
    </div>
  )
}

export function FraudNotice() {
  const { fraudNotice } = useStaticQuery<StatementsData>('statements')
  if (fraudNotice.length === 0) return null
  return (
    <div className="fraud-notice">
      <RichText content={fraudNotice} firstLevel={3} />
    </div>
  )
}

export function SimilarJobs({ jobs, heading }: { jobs: JobRow[]; heading: string }) {
  if (jobs.length === 0) return null
  return (
    <Section kind="similar" heading={heading}>
      <JobRows jobs={jobs} />
    </Section>
  )
}
