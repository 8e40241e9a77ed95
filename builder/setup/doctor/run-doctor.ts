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
import { checkModels } from './check-models.js'
import { checkSettings } from './check-settings.js'
import { checkSite } from './check-site.js'
import { formatFindings } from './finding.js'

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
