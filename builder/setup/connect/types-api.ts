import type { Models } from '../../content/fetch-models.js'
import { fetchModels } from '../../content/fetch-models.js'
import { toPrintable } from '../../shared/programs/printable.js'
import type { ComparedModel } from '../../content/compare-models.js'
import type { ConnectConfig } from './connect-config.js'
import { writeFetch, WriteRefusedError } from './write-fetch.js'

/** https://prismic.io/docs/custom-types-api */
export function readRemoteModels(config: ConnectConfig): Promise<Models> {
  const { repositoryName, customTypesEndpoint, writeToken } = config
  return fetchModels(
    { repositoryName, customTypesEndpoint, customTypesToken: writeToken },
    `Check PRISMIC_WRITE_TOKEN, and that it is a write token of "${repositoryName}".`,
  )
}

/** A model that is there already counts as pushed if it is this one: the caller looks. */
export async function pushModel(
  { kind, id, model, state }: ComparedModel,
  { repositoryName, customTypesEndpoint, writeToken }: ConnectConfig,
): Promise<void> {
  const verb = state === 'missing' ? 'insert' : 'update'
  const response = await writeFetch(`${customTypesEndpoint}/${kind}/${verb}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      repository: repositoryName,
      authorization: `Bearer ${writeToken}`,
    },
    body: JSON.stringify(model),
  })
  if (response.ok) return
  const reason = toPrintable(await response.text(), 300)
  throw new WriteRefusedError(
    `${kind} "${id}" (status ${response.status}): ${explain(response.status, reason)}`,
  )
}

function explain(status: number, reason: string): string {
  if (status === 401 || status === 403)
    return 'the write token may not do this. Check PRISMIC_WRITE_TOKEN.'
  if (status === 409 || status === 422)
    return 'somebody else is changing the models. Run this again.'
  return `the model is refused: ${reason}`
}
