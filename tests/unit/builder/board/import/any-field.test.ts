import { createUnits } from '../../../../../builder/board/documents/units.js'
import { importBoard } from '../../../../../builder/board/import/import-jobs.js'
import { readPostings } from '../../../../../builder/board/read-postings.js'
import { VENDORS } from '../../../../../builder/board/vendors/vendors.js'
import { BOARD_VENDORS } from '../../../../../builder/shared/config/job-board.js'
import type { BoardVendorName } from '../../../../../builder/shared/config/job-board.js'
import { madeDepartment } from '../../../../helpers/content/made-documents.js'
import { createTestLocations } from '../../../../helpers/content/made-listing.js'
import { madePosting } from '../made-posting.js'
import { listSpoilt, WORD } from './spoil.js'

const CONTEXT = {
  units: createUnits([...createTestLocations(), madeDepartment('engineering', 'Engineering')]),
  lang: 'en-gb',
  siteUrl: 'https://careers.example',
}

/** Fields that no job has a place for, or of which it takes known words, days and numbers alone. */
const UNTOLD: Readonly<Record<BoardVendorName, string>> = {
  greenhouse: `
    application_deadline company_name departments.child_ids departments.id departments.parent_id
    first_published metadata.id metadata.name metadata.value_type offices.child_ids offices.id
    offices.location offices.name offices.parent_id updated_at`,
  lever: 'additionalPlain country descriptionPlain hostedUrl workplaceType',
  ashby: `
    address.postalAddress.addressCountry address.postalAddress.addressLocality
    address.postalAddress.addressRegion compensation.compensationTierSummary
    compensation.compensationTiers.components.compensationType descriptionPlain isListed
    isRemote jobUrl location publishedAt shouldDisplayCompensationOnJobPostings workplaceType`,
  workable: `
    city country created_at locations.country locations.hidden locations.region published_on
    shortlink state telecommuting url`,
  recruitee: `
    careers_url city close_at country country_code hybrid location locations.country on_site
    published_at remote salary.period slug status translations.en translations.en.description
    translations.en.requirements translations.en.title updated_at`,
  personio: 'createdAt occupation',
  teamtailor: 'guid locations.location.name',
  smartrecruiters: `
    active company company.identifier company.name department.id
    jobAd.sections.companyDescription.title jobAd.sections.videos.title location.fullLocation
    location.hybrid location.remote postingUrl ref releasedDate uuid`,
}

it.each(BOARD_VENDORS)(
  'whichever field of a posting of %s is spoilt, its words are in the document or the report, but for a few fields',
  (vendor) => {
    const untold = new Set<string>()
    for (const { field, posting } of listSpoilt(madePosting(vendor))) {
      const { documents, report } = importBoard(readPostings(VENDORS[vendor], [posting]), CONTEXT)
      expect([field, documents.length + report.length]).not.toEqual([field, 0])
      const told = JSON.stringify([documents, report])
      if (JSON.stringify(posting).includes(WORD) && !told.includes(WORD)) untold.add(field)
    }
    expect([...untold].sort()).toEqual(UNTOLD[vendor].split(/\s+/).filter(Boolean).sort())
  },
)
