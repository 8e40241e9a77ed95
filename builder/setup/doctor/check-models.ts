import type { BuilderConfig } from '../../lib/config.js'
import { compareModels } from '../../content/compare-models.js'
import { fetchModels, type Models } from '../../content/fetch-models.js'
import { notChecked, right, wrong, type Finding } from './finding.js'

/** Compares the code's models with the repository's, if there is a token to read these. */
export async function checkModels(
  config: BuilderConfig,
  token: string | null,
  own: Models,
): Promise<Finding[]> {
  if (token === null) {
    const remedy = 'Set PRISMIC_WRITE_TOKEN or PRISMIC_CUSTOM_TYPES_TOKEN to have them compared.'
    return [notChecked('models', 'there is no token that may read them', remedy)]
  }
  try {
    const remote = await fetchModels({ ...config, customTypesToken: token }, '')
    const off = compareModels(own, remote).filter(({ state }) => /missing|different/.test(state))
    const remedy = 'Run `npm run connect`, which says what it would change.'
    if (off.length === 0) return [right('models', 'as the code’s')]
    return off.map(({ id, differences }) =>
      wrong('models', `${id}: ${differences.join('; ') || 'it is not there'}`, remedy, false),
    )
  } catch (error) {
    const remedy = 'Correct PRISMIC_WRITE_TOKEN or PRISMIC_CUSTOM_TYPES_TOKEN.'
    return [
      wrong('models', (error as Error).message.trim(), remedy, config.customTypesToken !== null),
    ]
  }
}
