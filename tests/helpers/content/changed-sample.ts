import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import { SAMPLE_FOLDER, type TestContentServiceOptions } from './content-service.js'

type Field = Record<string, unknown>

/** The sample's repository with every object of its documents changed. */
export async function loadChangedSample(
  change: (field: Field) => Field,
): Promise<TestContentServiceOptions> {
  const today = new Date().toISOString().slice(0, 10)
  const { documents } = await loadRepository(SAMPLE_FOLDER, { today })
  const isField = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
  const changed = JSON.stringify(documents, (_name, value: unknown) =>
    value !== null && isField(value) ? change(value as Field) : value,
  )
  return { folder: SAMPLE_FOLDER, documents: JSON.parse(changed) as typeof documents }
}

/** Every link asks for a new tab, and every picture names its author. */
export function withTargetsAndCredits(field: Field): Field {
  if ('link_type' in field) return { ...field, target: '_blank' }
  return 'dimensions' in field ? { ...field, copyright: CREDIT } : field
}

export const CREDIT = '© Mara Ellison'
