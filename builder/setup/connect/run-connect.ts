import { randomBytes } from 'node:crypto'
import {
  createWriteClient,
  type WriteClient,
  ForbiddenError,
  PrismicError,
} from '@prismicio/client'
import type { BuilderConfig } from '../../lib/config.js'
import { readModels } from '../../content/load-models.js'
import type { Progress } from '../../lib/progress.js'
import type { Environment } from '../../shared/config/environment.js'
import type { Ask } from './ask.js'
import { readConnectConfig, type ConnectConfig, type ConnectOptions } from './connect-config.js'
import { readState, stateFile, writeState, type ConnectState } from './connect-state.js'
import {
  describeChangedByHand,
  describeMissingLanguage,
  describePlan,
  isNothingToDo,
  toName,
} from './describe-plan.js'
import { readEnvFile, readEnvValue, setEnvValues, writeEnvFile } from './env-file.js'
import { describeNextSteps } from './next-steps.js'
import { planModels, toKey } from './plan-models.js'
import { readPublished } from './published-documents.js'
import { readSampleDocuments, type SampleDocument } from './sample-documents.js'
import { findUnsent, sendDocuments } from './send-documents.js'
import { findPictures, listPictures, pickSent, sendPictures } from './send-pictures.js'
import { pushModel, readRemoteModels } from './types-api.js'
import { untilAnswered, writeFetch } from './write-fetch.js'

interface Connection {
  config: ConnectConfig
  progress: Progress
  state: ConnectState
  save: () => void
}

/**
 * Makes a repository ready for this site. Looks first and does only what is missing, so it can be run
 * again at any time. Returns the exit code: 0 if the repository is as wanted.
 */
export async function runConnect(
  builder: BuilderConfig,
  progress: Progress,
  options: ConnectOptions,
  { env, ask }: { env: Environment; ask: Ask },
): Promise<number> {
  const config = await readConnectConfig(options, env, builder, ask)
  const file = stateFile(config.envFile, config.repositoryName)
  const state = readState(file)
  const connection = { config, progress, state, save: () => writeState(file, state) }
  try {
    return await connect(connection, ask)
  } catch (error) {
    throw explainRefusal(error as Error, config)
  }
}

async function connect(connection: Connection, ask: Ask): Promise<number> {
  const { config, progress } = connection
  const { repositoryName, masterLanguage, missingLanguages, published, ...found } =
    await look(connection)
  progress.note(
    `${repositoryName}: master language ${masterLanguage}, ${published.size} documents published`,
  )
  for (const line of describePlan(found.plan, config)) progress.note(line)
  if (!isNothingToDo(found.plan)) {
    if (!config.assumesYes && !(await ask.confirm('Go on? [y/N] '))) {
      progress.note('Nothing is changed. With --yes nothing is asked.')
      return 1
    }
  }

  const changedByHand = await pushModels(connection)
  const drafts = await sendContent(connection, missingLanguages)
  // Read again: somebody may have changed it meanwhile.
  const envText = setEnvValues(await readEnvFile(config.envFile), found.envValues)
  await writeEnvFile(config.envFile, envText)
  for (const line of describeNextSteps(config, found)) progress.note(line)
  for (const lang of missingLanguages) progress.warn(describeMissingLanguage(lang, config))
  for (const model of changedByHand) progress.warn(describeChangedByHand(model))
  if (drafts.length > 0) {
    progress.warn(
      `Drafts already (${drafts.length}): ${drafts.join(', ')}. Prismic tells nobody which drafts there are before they are published. Publish them, then run this again before anybody edits them: it fills in what is missing.`,
    )
  }
  return changedByHand.length + drafts.length + missingLanguages.length > 0 ? 1 : 0
}

/** Everything that can be known before anything is changed. */
async function look({ config, progress, state }: Connection) {
  const { repositoryName, projectRoot, envFile, isForced } = config
  const {
    documents: published,
    masterLanguage,
    missingLanguages,
  } = await progress.step('reading the repository', () => readPublished(config))
  const models = await progress.step('reading its models', async () =>
    planModels(await readModels(projectRoot), await readRemoteModels(config), state, isForced),
  )
  const documents = await readSendable(config, missingLanguages)
  const pictures = findPictures(documents)
  const there =
    pictures.size === 0
      ? new Map()
      : await progress.step('reading its pictures', async () =>
          pickSent(pictures, await listPictures(config)),
        )
  const unsent = findUnsent({ documents, published, state })
  const isPublished = documents.length > 0 && documents.every(({ key }) => published.has(key))

  const envBefore = await readEnvFile(envFile)
  const webhookSecret =
    config.webhookSecret ??
    readEnvValue(envBefore, 'PRISMIC_WEBHOOK_SECRET') ??
    randomBytes(24).toString('hex')
  const values = {
    PRISMIC_REPOSITORY: repositoryName,
    ...toLanguageSetting(config),
    PRISMIC_WEBHOOK_SECRET: webhookSecret,
  }
  const plan = {
    models,
    pictures: { missing: pictures.size - there.size, there: there.size },
    documents: { missing: unsent.length, there: documents.length - unsent.length },
    envChanges: Object.entries(values)
      .filter(([name, value]) => readEnvValue(envBefore, name) !== value)
      .map(([name]) => name),
  }
  const found = {
    repositoryName,
    masterLanguage,
    missingLanguages,
    published,
    isPublished,
    plan,
  }
  return { ...found, envValues: values, webhookSecret }
}

function toLanguageSetting({ languages }: ConnectConfig): Record<string, string> {
  const [first, ...others] = languages
  if (others.length > 0) return { CONTENT_LANGS: languages.join(',') }
  return first === 'en-gb' ? {} : { CONTENT_LANG: first }
}

/** Prismic takes no document in a language that the repository has not. */
async function readSendable(
  config: ConnectConfig,
  missingLanguages: readonly string[],
): Promise<SampleDocument[]> {
  const documents = await readSampleDocuments(config)
  return documents.filter(({ lang }) => !missingLanguages.includes(lang))
}

/** Looks again after an answer that got lost. Returns what somebody else changed. */
async function pushModels({ config, progress, state, save }: Connection) {
  const own = await readModels(config.projectRoot)
  return progress.step('bringing the models up to date', (update) =>
    untilAnswered(async () => {
      const { isForced } = config
      const plan = planModels(own, await readRemoteModels(config), state, isForced)
      for (const model of plan.same) state.models[toKey(model)] = [model.hash]
      const open = [...plan.insert, ...plan.update]
      for (const [index, model] of open.entries()) {
        update(index, open.length, `models (${toName(model)})`)
        state.models[toKey(model)] = [model.hash, ...(model.remoteHash ? [model.remoteHash] : [])]
        save()
        await pushModel(model, config)
      }
      save()
      update(open.length, open.length, 'models')
      return plan.changedByHand
    }),
  )
}

/** Returns the keys of the drafts that are in the way. */
async function sendContent(
  { config, progress, state, save }: Connection,
  missingLanguages: readonly string[],
): Promise<string[]> {
  const documents = await readSendable(config, missingLanguages)
  if (documents.length === 0) return []
  const client = createClient(config)
  const wanted = findPictures(documents)
  const pictures = await progress.step('uploading pictures', (update) =>
    untilAnswered(async () => {
      const there = pickSent(wanted, wanted.size === 0 ? new Map() : await listPictures(config))
      const missing = [...wanted.values()].filter((picture) => !there.has(picture.file))
      if (missing.length === 0) return there
      return new Map([...there, ...(await sendPictures(missing, config, client, update))])
    }),
  )
  return progress.step('sending documents', (update) =>
    untilAnswered(async () => {
      const { documents: published } = await readPublished(config)
      return sendDocuments({ documents, published, pictures, state, save, client }, update)
    }),
  )
}

function createClient(config: ConnectConfig): WriteClient {
  const { repositoryName, apiEndpoint, accessToken, writeToken } = config
  return createWriteClient(repositoryName, {
    documentAPIEndpoint: apiEndpoint,
    ...(accessToken !== null && { accessToken }),
    writeToken,
    assetAPIEndpoint: config.assetEndpoint,
    migrationAPIEndpoint: config.migrationEndpoint,
    fetch: writeFetch,
  })
}

/** One line with the remedy. */
function explainRefusal(
  error: Error,
  { repositoryName }: Pick<ConnectConfig, 'repositoryName'>,
): Error {
  const message = explain(error, repositoryName)
  if (message === error.message) return error
  // Not as the cause: it may quote the token.
  return new Error(message)
}

function explain(error: Error, repositoryName: string): string {
  if (error instanceof ForbiddenError) {
    return `The write token may not do this: ${error.message} Check PRISMIC_WRITE_TOKEN, and that it is a write token of "${repositoryName}".`
  }
  if (error instanceof PrismicError)
    return `Prismic refuses: ${error.message} Run this again; it goes on where it stopped.`
  return error.message
}
