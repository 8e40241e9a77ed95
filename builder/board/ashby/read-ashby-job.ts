import { toWorkplace } from '../../../client/content/values/workplace.js'
import type { BoardAddress, BoardJob, BoardPlace, Fields, Note } from '../board-job.js'
import { createFieldReader, type FieldReader } from '../read-fields.js'
import { readTypes } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toNamedPlace } from '../to-place.js'
import { readTiers } from './read-tiers.js'

/**
 * A posting of the Job Postings API: https://developers.ashbyhq.com/docs/public-job-posting-api. Its example
 * leaves out `id` and `workplaceType`, which postings have, and `compensation` stands in each of them.
 */
export function readAshbyJob(given: Fields, number: string, note: Note): BoardJob | null {
  if (given['isListed'] === false) {
    note('is not listed, only those who have its address see it: list it on the board')
    return null
  }
  const read = createFieldReader(note)
  const line = (name: string) => toLine(read.text(given, name))
  const stated = toWorkplace(given['workplaceType'])
  return {
    id: String(given['id']),
    number,
    isOpen: true,
    title: line('title'),
    summary: null,
    text: readHtml(
      joinParts([
        {
          heading: '',
          html: read.text(given, 'descriptionHtml') ?? read.text(given, 'descriptionPlain'),
        },
      ]),
      note,
    ),
    departments: ['department', 'team']
      .map((name) => ({ id: null, name: line(name) }))
      .filter(({ name }, index, all) => name !== '' && name !== all[index - 1]?.name),
    places: toPlaces(given, read),
    offices: [],
    // Boards set `isRemote` for hybrid work, too.
    workplace: stated ?? (given['isRemote'] === true ? 'Remote' : null),
    types: readTypes(line('employmentType'), note),
    pay:
      given['shouldDisplayCompensationOnJobPostings'] === false
        ? []
        : readTiers(read.record(given, 'compensation'), read, note),
    language: null,
    publishedAt: read.text(given, 'publishedAt'),
    closesOn: null,
    updatedAt: null,
    applyUrl: line('applyUrl') || line('jobUrl') || null,
    requisitionId: null,
    internalId: null,
  }
}

function toPlaces(given: Fields, read: FieldReader): BoardPlace[] {
  return [given, ...read.list(given, 'secondaryLocations')]
    .map((fields) =>
      toNamedPlace(
        toLine(read.text(fields, 'location')),
        toAddress(read.record(fields, 'address'), read),
      ),
    )
    .filter((place) => place !== null)
}

/** That of further places is written with and without `postalAddress`. */
function toAddress(address: Fields, read: FieldReader): BoardAddress {
  const postal = { ...address, ...read.record(address, 'postalAddress') }
  const part = (name: string) => toLine(read.text(postal, name)) || null
  return {
    town: part('addressLocality'),
    region: part('addressRegion'),
    country: part('addressCountry'),
  }
}
