import type { ComparedModel } from '../../content/compare-models.js'
import type { ConnectConfig } from './connect-config.js'
import type { ModelPlan } from './plan-models.js'

export interface ConnectPlan {
  models: ModelPlan
  /** How many are to be sent, and how many are there. */
  pictures: { missing: number; there: number }
  documents: { missing: number; there: number }
  /** Names of the variables that change in `.env`. */
  envChanges: string[]
}

/** In words, before anything is done. */
export function describePlan(
  { models, pictures, documents, envChanges }: ConnectPlan,
  { content }: Pick<ConnectConfig, 'content'>,
): string[] {
  const { insert, update, changedByHand, same } = models
  return [
    `Models: ${count(insert.length, 'to add')}, ${count(update.length, 'to bring up to date')}, ${same.length} as wanted`,
    ...insert.map((model) => `  + ${toName(model)}`),
    ...update.map((model) => `  ~ ${toName(model)}: ${model.differences.join('; ')}`),
    ...changedByHand.map((model) => `  ! ${describeChangedByHand(model)}`),
    ...(content === 'none'
      ? [
          'Documents: none; --sample sends the sample’s, --settings-only the least that a site needs',
        ]
      : [
          `Pictures: ${count(pictures.missing, 'to upload')}, ${pictures.there} there`,
          `Documents: ${count(documents.missing, 'to send to a migration release')}, ${documents.there} there, which stay as they are`,
        ]),
    `.env: ${envChanges.length === 0 ? 'as wanted' : `sets ${envChanges.join(', ')}`}`,
    ...describeDuration(pictures.missing + 2 * documents.missing + insert.length + update.length),
  ]
}

export function isNothingToDo({ models, pictures, documents, envChanges }: ConnectPlan): boolean {
  const changes = models.insert.length + models.update.length + envChanges.length
  return changes + pictures.missing + documents.missing === 0
}

export function describeChangedByHand(model: ComparedModel): string {
  return `${toName(model)} was changed in the repository: ${model.differences.join('; ')}. It stays as it is; --force replaces it, and what it has besides is lost.`
}

/** Only a person can add it. */
export function describeMissingLanguage(
  lang: string,
  { repositoryName, content }: Pick<ConnectConfig, 'repositoryName' | 'content'>,
): string {
  const then = content === 'none' ? '' : ', and run this again for its documents'
  return `"${repositoryName}" has no language ${lang}: add it (Settings > Translations & locales)${then}.`
}

export function toName({ kind, id }: Pick<ComparedModel, 'kind' | 'id'>): string {
  return `${kind === 'slices' ? 'slice' : 'type'} ${id}`
}

function count(number: number, what: string): string {
  return `${number} ${what}`
}

/** Prismic allows one request a second, and the official client waits half as long again. */
function describeDuration(requests: number): string[] {
  const minutes = Math.ceil((requests * 1.6) / 60)
  if (minutes < 2) return []
  return [`This takes about ${minutes} minutes: Prismic allows one request a second.`]
}
