import { isRecord } from '../../../../client/shared/lib/is-record.js'
import { describeValue } from '../../../../client/content/documents/field-types.js'
import type { BoardJob, BoardPayRange, BoardUnit } from './board-job.js'
import { toPlainWords } from './plain-words.js'

type Fields = Readonly<Record<string, unknown>>
type Note = (text: string) => void

/** What a board says of a job, with the types that the import relies on. What is of another type is noted and left out. */
export function readBoardJob(given: Fields & Pick<BoardJob, 'id'>, note: Note): BoardJob {
  const read = createReader(note)
  const { location } = given
  return {
    id: given.id,
    // A member that is missing is none that is null.
    ...('internal_job_id' in given && {
      internal_job_id: read.number(given, 'internal_job_id'),
    }),
    title: read.text(given, 'title'),
    updated_at: read.text(given, 'updated_at'),
    first_published: read.text(given, 'first_published'),
    application_deadline: read.text(given, 'application_deadline'),
    requisition_id: read.text(given, 'requisition_id'),
    location:
      typeof location === 'string'
        ? { name: location }
        : { name: read.text(read.record(given, 'location'), 'name') },
    absolute_url: read.text(given, 'absolute_url'),
    language: read.text(given, 'language'),
    content: read.text(given, 'content'),
    metadata: read.list(given, 'metadata').map((item) => ({
      name: read.text(item, 'name'),
      value: item['value'],
    })),
    departments: read.list(given, 'departments').map((unit) => toUnit(unit, read)),
    offices: read.list(given, 'offices').map((unit) => toUnit(unit, read)),
    pay_input_ranges: read.list(given, 'pay_input_ranges').map((range) => toPayRange(range, read)),
  }
}

type Reader = ReturnType<typeof createReader>

function toUnit(unit: Fields, read: Reader): BoardUnit {
  const { child_ids: children } = unit
  return {
    id: read.number(unit, 'id') ?? 0,
    name: read.text(unit, 'name'),
    child_ids: Array.isArray(children) ? (children as number[]) : [],
  }
}

function toPayRange(range: Fields, read: Reader): BoardPayRange {
  return {
    min_cents: read.number(range, 'min_cents'),
    max_cents: read.number(range, 'max_cents'),
    currency_type: read.text(range, 'currency_type'),
    title: read.text(range, 'title'),
    blurb: read.text(range, 'blurb'),
  }
}

function createReader(note: Note) {
  const refuse = (name: string, wanted: string, value: unknown) => {
    const words = toPlainWords(value)
    note(
      `its field "${name}" is ${describeValue(value)} and no ${wanted}, and is left out${words === '' ? '' : `: ${words}`}`,
    )
  }
  const isEmpty = (value: unknown) => value === undefined || value === null
  return {
    text: (fields: Fields, name: string): string | null => {
      const value = fields[name]
      if (typeof value === 'string' || isEmpty(value)) return value as string | null
      if (typeof value === 'number') return String(value)
      refuse(name, 'text', value)
      return null
    },
    /** Also one that is written as a text. */
    number: (fields: Fields, name: string): number | null => {
      const value = fields[name]
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number === 'number' && Number.isFinite(number)) return number
      if (!isEmpty(value) && value !== '') refuse(name, 'number', value)
      return null
    },
    record: (fields: Fields, name: string): Fields => {
      const value = fields[name]
      if (isRecord(value)) return value
      if (!isEmpty(value)) refuse(name, 'object', value)
      return {}
    },
    list: (fields: Fields, name: string): Fields[] => {
      const value = fields[name]
      if (!Array.isArray(value)) {
        if (!isEmpty(value)) refuse(name, 'list', value)
        return []
      }
      return value.filter((item) => {
        if (!isRecord(item)) refuse(name, 'list of objects', item)
        return isRecord(item)
      })
    },
  }
}
