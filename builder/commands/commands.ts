import { counted } from '../../client/shared/lib/counted.js'
import type { BuilderConfig } from '../lib/config.js'
import { createCommand, type Command } from './create-command.js'
import type { Progress } from '../lib/progress.js'
import {
  describeSample,
  describeUnnamed,
  refuseSample,
} from '../shared/config/check-content-source.js'
import { findUnreadNames } from '../shared/config/unread-names.js'
import { describeOldImage, readBaseImageDate } from '../shared/programs/base-image.js'
import { EXIT_CODES, UsageError } from '../shared/programs/command-line.js'
import { createEnvironmentReader } from '../shared/config/environment.js'
import { toJobBoard, type JobBoard } from '../shared/config/job-board.js'
import { makeWritableFolder } from '../shared/site-root/make-folder.js'
import { FORMAT, refuseNewerFormat } from '../shared/site-root/site-format.js'

const ALLOW_DROP = {
  type: 'boolean',
  description: 'publish although many jobs are gone, or the site is many times as large',
} as const
const FORCE = {
  type: 'boolean',
  description: 'publish also what was rolled back or has not changed',
} as const

const WITH_REFUSAL = `${EXIT_CODES}, 42 content refused`

/** Each loads only what it needs, so that a build of content does not wait for the bundler. */
export const COMMANDS: Record<string, Command> = {
  bundle: createCommand(
    { summary: 'Bundles the browser code, once for each code version.', options: {} },
    async (config, progress) => {
      const { bundleCode } = await import('../bundle/bundle-code.js')
      await bundleCode(config, progress)
    },
  ),
  generate: createCommand(
    {
      summary: 'Reads the content and publishes a release of the site.',
      options: { 'allow-drop': ALLOW_DROP },
    },
    async (config, progress, { values }) => {
      await checkSettings(config, progress)
      const { generateSite } = await import('../generate/generate-site.js')
      const { readApproval } = await import('../shared/site-root/protocol-files.js')
      const { id, jobs, pages } = await generateSite(config, progress, () => new Date(), {
        allowsDrop: values['allow-drop'] === true,
        isWhole: true,
        readApproval: () => readApproval(config.inboxRoot, progress.warn),
      })
      const facts = { release: id, jobs, pages }
      progress.note(
        `release ${id} is live: ${counted(jobs, 'job')}, ${counted(pages, 'page')}`,
        facts,
      )
    },
  ),
  reconcile: createCommand(
    {
      summary: 'Publishes a release if the content, the code or the date asks for one.',
      exitCodes: WITH_REFUSAL,
      options: {
        watch: { type: 'boolean', description: 'go on until stopped' },
        'allow-drop': ALLOW_DROP,
        force: FORCE,
      },
    },
    async (config, progress, { values }) => {
      await checkSettings(config, progress)
      const { runReconcile } = await import('../reconcile/run-reconcile.js')
      const stop = untilStopped(values.watch === true)
      process.exitCode = await runReconcile({
        config,
        progress,
        options: values,
        env: process.env,
        stop,
      })
    },
  ),
  'publish-image': createCommand(
    {
      summary: 'Publishes a release, if one is wanted, as an image of the web server.',
      exitCodes: WITH_REFUSAL,
      options: { 'allow-drop': ALLOW_DROP, force: FORCE },
    },
    async (config, progress, { values }) => {
      checkContentSource(config, progress)
      const old = describeOldImage(readBaseImageDate(config.projectRoot), Date.now())
      if (old !== null) progress.warn(old)
      const { runPublishImage } = await import('../publish-image/run-publish-image.js')
      const { runReconcile } = await import('../reconcile/run-reconcile.js')
      const command = { progress, options: values, env: process.env, stop: untilStopped(false) }
      process.exitCode = await runPublishImage({
        config,
        progress,
        env: process.env,
        reconcile: (site) => runReconcile({ ...command, config: site }),
      })
    },
  ),
  rollback: createCommand(
    {
      summary: 'Makes the previous release, or the one with this ID, current again.',
      argument: '[ID]',
      options: {
        'to-format': {
          type: 'string',
          description: 'before the way back to an earlier version: leave only what it understands',
        },
      },
    },
    async (config, progress, { argument, values }) => {
      const format = readFormatOption(values['to-format'])
      await checkSiteRoot(config)
      const { runRollback } = await import('../reconcile/run-rollback.js')
      await runRollback(config, progress, { id: argument, format })
    },
  ),
  approve: createCommand(
    {
      summary: 'Lets the refused release of one content ref pass the checks of numbers.',
      argument: 'REF',
      options: { 'allow-empty': { type: 'boolean', description: 'even without any job' } },
    },
    async (config, progress, { argument, values }) => {
      const isOwn = process.env['INBOX_ROOT']?.trim()
      await refuseNewerFormat(config.siteRoot)
      await makeWritableFolder(isOwn ? 'INBOX_ROOT' : 'SITE_ROOT', config.inboxRoot)
      const { approve } = await import('../reconcile/approve.js')
      const approval = { ref: argument ?? '', allowEmpty: values['allow-empty'] === true }
      progress.note(await approve(config, approval, new Date()))
    },
  ),
  icons: createCommand(
    {
      summary: 'Draws the icons of browsers and phones from client/public/favicon.svg.',
      options: {},
    },
    async ({ projectRoot }, progress) => {
      const { writeFile } = await import('node:fs/promises')
      const { drawIcons, ICON_FOLDER } = await import('../bundle/icons/draw-icons.js')
      for (const [name, icon] of await drawIcons(projectRoot)) {
        await writeFile(`${projectRoot}/${ICON_FOLDER}/${name}`, icon)
        progress.note(`${ICON_FOLDER}/${name}`)
      }
    },
  ),
  connect: createCommand(
    {
      summary: 'Makes a Prismic repository ready for this site: models, content on request, .env.',
      options: {
        repository: { type: 'string', description: 'name; otherwise PRISMIC_REPOSITORY' },
        'write-token': { type: 'string', description: 'otherwise PRISMIC_WRITE_TOKEN' },
        sample: { type: 'boolean', description: 'with the pictures and documents of the sample' },
        folder: { type: 'string', description: 'documents and pictures in place of the sample’s' },
        'settings-only': { type: 'boolean', description: 'with the least that a site needs' },
        dotenv: { type: 'string', description: 'file to write; otherwise .env' },
        yes: { type: 'boolean', description: 'show what will be done, but do not ask' },
        force: { type: 'boolean', description: 'replace models that were changed by hand' },
      },
    },
    async (config, progress, { values }) => {
      const { createAsk } = await import('../setup/connect/ask.js')
      const { runConnect } = await import('../setup/connect/run-connect.js')
      const ask = createAsk(process.stdin, process.stderr)
      process.exitCode = await runConnect(config, progress, values, { env: process.env, ask })
    },
  ),
  doctor: createCommand(
    {
      summary: 'Says what is right, missing or wrong in the settings, the repository and the site.',
      exitCodes: '0 the site builds and updates, 1 it would not, 2 wrong command line',
      options: {},
    },
    async (config, progress) => {
      nameSample(config, progress)
      const { runDoctor } = await import('../setup/doctor/run-doctor.js')
      process.exitCode = await runDoctor(config, progress, process.env)
    },
  ),
  report: createCommand(
    {
      summary: "Says what the site's log tells: visits, sources, searches in vain, ways to forms.",
      argument: '[FILE]',
      options: {
        csv: { type: 'boolean', description: 'a table for a spreadsheet on standard output' },
        html: { type: 'string', description: 'file for a page with charts' },
      },
    },
    async ({ siteUrl }, _, { argument, values }) => {
      const { writeReport } = await import('./report/write-report.js')
      if (values.json && values.csv) throw new UsageError('report: give --csv or --json, not both.')
      const format = values.json ? 'json' : values.csv ? 'csv' : 'table'
      process.stdout.write(
        await writeReport({ file: argument, siteUrl, format, html: values.html }),
      )
    },
  ),
  'import-greenhouse': createCommand(
    {
      summary: 'Writes the jobs of a job board as documents.',
      options: {
        board: {
          type: 'string',
          description: 'of Greenhouse a name, URL or file; of any vendor VENDOR:COMPANY',
          isRequired: true,
        },
        out: { type: 'string', description: 'folder for the documents', isRequired: true },
      },
    },
    async (config, progress, { values }) => {
      const board = readBoardOption(values.board)
      nameSample(config, progress)
      const { importGreenhouse } = await import('../setup/import/import-greenhouse.js')
      await importGreenhouse(config, progress, { board, out: values.out })
    },
  ),
}

/** Before content is read, which takes a while. */
async function checkSettings(config: BuilderConfig, progress: Progress) {
  const { siteEnv } = config
  checkContentSource(config, progress)
  await checkSiteRoot(config)
  if (siteEnv === 'production') return
  progress.warn(
    `SITE_ENV is "${siteEnv}": search engines are told to index nothing. A public site needs SITE_ENV=production.`,
  )
}

async function checkSiteRoot({ siteRoot }: BuilderConfig) {
  await makeWritableFolder('SITE_ROOT', siteRoot)
  await refuseNewerFormat(siteRoot)
}

/** Null if it is not given. */
function readFormatOption(given: string | undefined): number | null {
  if (given === undefined) return null
  const format = /^\d+$/.test(given) ? Number(given) : 0
  if (format >= 1 && format <= FORMAT) return format
  throw new UsageError(`rollback: --to-format must be a number from 1 to ${FORMAT}.`)
}

/** A name, address or file stays as it is. */
function readBoardOption(given: string): JobBoard | string {
  if (!/^[a-z]+:[^/\\]*$/i.test(given)) return given
  return toJobBoard(given, createEnvironmentReader(process.env), (what) => {
    return new UsageError(`import-greenhouse: --board ${what}`)
  })
}

/** Nothing made up goes out unnoticed. */
function checkContentSource(config: BuilderConfig, progress: Progress) {
  nameSample(config, progress)
  const unnamed = describeUnnamed(config)
  if (unnamed !== null) progress.note(unnamed)
  for (const line of findUnreadNames(process.env)) progress.warn(line)
  refuseSample(config)
}

function nameSample(config: BuilderConfig, progress: Progress) {
  const sample = describeSample(config)
  if (sample !== null) progress.note(sample)
}

/**
 * Aborts on a signal, and also when the parent process is gone, because nothing would stop this one
 * then. An unfinished build is discarded; the next start removes what is left of it.
 */
function untilStopped(isExpected: boolean): AbortSignal {
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    setImmediate(() => process.exit(isExpected ? 0 : 1))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  // It may have gone before that was listened for.
  if (process.connected === false) stop()
  process.channel?.unref()
  return stopping.signal
}
