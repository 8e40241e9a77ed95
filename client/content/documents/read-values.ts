import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { trimSigns } from '../values/unseen-signs.js'
import type { Fault, Fields } from './value-reader.js'
import { READERS } from './field-readers.js'

/*
 * Each value of a closed form is read once, here, for gate, pages, structured data, feeds and the jobs API:
 * what comes after relies on it. A value of another type than text is left to the types of the fields.
 */

type ReportField = (field: string, fault: Fault) => void

/** Data of a document with values that are what their fields are for. Data that is so stays the same object. */
export function readValues(
  { type, lang, data }: Pick<CareersDocument, 'type' | 'lang'> & { data: Fields },
  report: ReportField,
): Fields {
  return Object.entries(READERS[type] ?? {}).reduce((read, [path, reader]) => {
    const [field = '', member] = path.split('.')
    const readField = (fields: Fields, name: string, at: string): Fields => {
      const given = fields[name]
      const plain = typeof given === 'string' ? trimSigns(given) : given
      const value = reader(plain, (fault) => report(at, fault), { fields, lang })
      return value === fields[name] ? fields : { ...fields, [name]: value }
    }
    if (member === undefined) return readField(read, field, field)
    const group = read[field]
    if (!Array.isArray(group)) return read
    const items: readonly unknown[] = group
    const readItems = items.map((item, index) =>
      isRecord(item) ? readField(item, member, `${field}.${index}.${member}`) : item,
    )
    return readItems.every((item, index) => item === items[index])
      ? read
      : { ...read, [field]: readItems }
  }, data)
}
