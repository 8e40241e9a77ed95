import type { BuilderConfig } from '../../lib/config.js'
import { readModels } from '../../content/load-models.js'
import type { Progress } from '../../lib/progress.js'
import {
  createEnvironmentReader,
  toList,
  type Environment,
} from '../../shared/config/environment.js'
import { checkBuild } from './check-build.js'
import { checkContent } from './check-content.js'
import { checkSettings } from './check-settings.js'
import { checkSite } from './check-site.js'
import { formatFindings, notChecked, right, wrong, type Finding } from './finding.js'
import { compareModels } from '../../content/compare-models.js'
import { fetchModels, type Models } from '../../content/fetch-models.js'

/** Returns the exit code: 1 if the site would not build or update. Changes nothing. */
export async function runDoctor(
  config: BuilderConfig,
  progress: Progress,
  env: Environment,
): Promise<number> {
  const read = createEnvironmentReader(env)
  const [webhookSecret = null] = toList(read.secret('PRISMIC_WEBHOOK_SECRET') ?? '')
  const boardWebhookSecret = read.secret('JOB_BOARD_WEBHOOK_SECRET')
  const token = config.customTypesToken ?? read.secret('PRISMIC_WRITE_TOKEN')
  const statusToken = read.secret('STATUS_TOKEN')
  const own = await readModels(config.projectRoot)
  const findings = await progress.step('looking', async () => {
    const settings = checkSettings(config, env, { webhookSecret, boardWebhookSecret })
    const content = await checkContent(config, own)
    const wouldFail = [...settings, ...content].some(({ isFatal }) => isFatal)
    return [
      ...settings,
      ...content,
      ...(wouldFail ? [] : await checkBuild(config)),
      ...(await checkModels(config, token, own)),
      ...(await checkSite(config, { webhookSecret, statusToken })),
    ]
  })
  for (const line of formatFindings(findings)) progress.note(line)
  const isFatal = findings.some((finding) => finding.isFatal)
  progress.note(isFatal ? 'The site would not build or update.' : 'The site builds and updates.')
  return isFatal ? 1 : 0
}

/** Compares the code's models with the repository's, if there is a token to read these. */
async function checkModels(
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
