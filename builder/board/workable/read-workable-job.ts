import type { BoardJob, BoardPlace, Fields, Note } from '../board-job.js'
import { createFieldReader, type FieldReader } from '../read-fields.js'
import { noteOthers, readTypes } from '../read-words.js'
import { joinParts } from '../text/join-parts.js'
import { readHtml } from '../text/read-html.js'
import { toLine } from '../text/to-line.js'
import { toPlace } from '../to-place.js'
import { placesOf } from './merge-rows.js'

/**
 * A job of Workable's widget. Its days have no time, and of the workplace it says `telecommuting` or
 * nothing: what is not remote may be hybrid.
 */
export function readWorkableJob(given: Fields, number: string, note: Note): BoardJob {
  const read = createFieldReader(note)
  const line = (name: string) => toLine(read.text(given, name))
  const part = (heading: string, name: string) => ({ heading, html: read.text(given, name) })
  const isRemote = placesOf(given).some((row) => row['telecommuting'] === true)
  noteOthers(
    Object.fromEntries(
      ['experience', 'education', 'function', 'industry'].map((name) => [name, line(name)]),
    ),
    note,
  )
  return {
    id: String(given['shortcode']),
    number,
    isOpen: true,
    title: line('title'),
    summary: null,
    text: readHtml(
      joinParts(
        given['full_description']
          ? [part('', 'full_description')]
          : [
              part('', 'description'),
              part('Requirements', 'requirements'),
              part('Benefits', 'benefits'),
            ],
      ),
      note,
    ),
    departments: line('department') === '' ? [] : [{ id: null, name: line('department') }],
    places: toPlaces(given, read),
    offices: [],
    workplace: isRemote ? 'Remote' : null,
    types: readTypes(line('employment_type'), note),
    pay: [],
    language: null,
    publishedAt: read.text(given, 'published_on') ?? read.text(given, 'created_at'),
    closesOn: null,
    updatedAt: null,
    applyUrl: line('application_url') || line('url') || line('shortlink') || null,
    requisitionId: line('code') || null,
    internalId: null,
  }
}

/** Of a row without a list of places, its own; what the company hides is not shown here, either. */
function toPlaces(given: Fields, read: FieldReader): BoardPlace[] {
  const part = (fields: Fields, name: string) => toLine(read.text(fields, name)) || null
  const places = placesOf(given).flatMap((row) => {
    const shown = read.list(row, 'locations').filter(({ hidden }) => hidden !== true)
    return shown.length === 0
      ? [{ town: part(row, 'city'), region: part(row, 'state'), country: part(row, 'country') }]
      : shown.map((place) => ({
          town: part(place, 'city'),
          region: part(place, 'region'),
          country: part(place, 'countryCode') ?? part(place, 'country'),
        }))
  })
  const named = places.map(toPlace).filter((place) => place !== null)
  return [...new Map(named.map((place) => [place.name, place])).values()]
}
