import { compareModels, type ComparedModel } from '../../content/compare-models.js'
import type { Models } from '../../content/fetch-models.js'
import type { ConnectState } from './connect-state.js'

export interface ModelPlan {
  insert: ComparedModel[]
  update: ComparedModel[]
  /** Changed in the repository by somebody: left as they are, unless forced. */
  changedByHand: ComparedModel[]
  same: ComparedModel[]
}

/** A model that differs is an older one of ours only if this machine pushed it. */
export function planModels(
  own: Models,
  remote: Models,
  { models }: Pick<ConnectState, 'models'>,
  isForced: boolean,
): ModelPlan {
  const compared = compareModels(own, remote)
  const different = compared.filter(({ state }) => state === 'different')
  const isOurs = (model: ComparedModel) =>
    models[toKey(model)]?.includes(model.remoteHash ?? '') === true
  return {
    insert: compared.filter(({ state }) => state === 'missing'),
    update: different.filter((model) => isForced || isOurs(model)),
    changedByHand: different.filter((model) => !isForced && !isOurs(model)),
    same: compared.filter(({ state }) => state === 'same' || state === 'extended'),
  }
}

export function toKey({ kind, id }: Pick<ComparedModel, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}
