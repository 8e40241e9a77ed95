import { isRecord } from '../../client/shared/lib/is-record.js'
import { describeValue } from '../../client/content/documents/describe-value.js'
import type { Fields, Note } from './board-job.js'
import { BoardError } from './board-error.js'
import { toPlainWords } from './text/plain-words.js'

export type FieldReader = ReturnType<typeof createFieldReader>

/** Reads what a vendor writes. A field of another type than the wanted one is noted, and read as if it were not there. */
export function createFieldReader(note: Note) {
  const refuse = (name: string, wanted: string, value: unknown) => {
    const words = toPlainWords(value)
    note(
      `its field "${name}" is ${describeValue(value)} and no ${wanted}, and is left out${words === '' ? '' : `: ${words}`}`,
    )
  }
  const isEmpty = (value: unknown) => value === undefined || value === null
  return {
    /** Also a number. */
    text: (fields: Fields, name: string): string | null => {
      const value = fields[name]
      if (typeof value === 'string') return value
      if (typeof value === 'number') return String(value)
      if (!isEmpty(value)) refuse(name, 'text', value)
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
    texts: (fields: Fields, name: string): string[] => {
      const value = fields[name]
      if (!Array.isArray(value)) {
        if (!isEmpty(value)) refuse(name, 'list', value)
        return []
      }
      return value.filter((item) => {
        if (typeof item !== 'string') refuse(name, 'list of texts', item)
        return typeof item === 'string'
      })
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

/** An answer that is to be a JSON object. @throws BoardError */
export function readJsonObject(answer: string): Fields {
  const value = parseJson(answer)
  if (isRecord(value)) return value
  throw new BoardError('is no JSON object')
}

/** @throws BoardError */
export function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    throw new BoardError(/^\s*</.test(answer) ? 'is a page and no JSON' : 'is no whole JSON')
  }
}
