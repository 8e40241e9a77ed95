import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { madeJob } from '../../helpers/content/made-documents.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { startProgram } from '../../helpers/machine/start-program.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import { createSiteToDamage, type DamagedSite } from '../../helpers/site/damaged-site.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { startFailingBuilder } from '../../helpers/site/failing-builder.js'

/* Files that root has left in a site of another user. */

const USER = 1002
const RIGHT = [200, 200, 410]
const missing =
  process.getuid?.() !== 0
    ? 'only root can give files to others'
    : spawnSync('setpriv', ['--version']).status === 0
      ? null
      : 'setpriv is missing; on Debian: apt-get install util-linux'

describeWhere(
  missing,
  'files of another user',
  () => {
    let source: Awaited<ReturnType<typeof createSiteToDamage>>
    let builder: ReturnType<typeof startFailingBuilder>
    let site: DamagedSite
    beforeAll(async () => {
      source = await createSiteToDamage()
      builder = startFailingBuilder(source.env, USER)
    })
    beforeEach(() => {
      site = source.copy()
      spawnSync('chown', ['-R', `${USER}:${USER}`, site.siteRoot])
    })
    afterAll(async () => {
      await builder.close()
      await source.remove()
    })

    /** The command as the site's user. The content service runs in this process, so it must not block. */
    function run(command: string) {
      const ids = [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups']
      const program = [process.execPath, path.join(PROJECT_ROOT, 'dist/builder/cli.js'), command]
      const env = { PATH: process.env['PATH'], SITE_ROOT: site.siteRoot, ...source.env }
      return startProgram('setpriv', [...ids, ...program], { env }).ended
    }

    const build = () => builder.build(site.siteRoot)

    it('builds go on without files of state of root, and say whose they are', async () => {
      const files = ['fence.json', 'rebuild.json', 'job-memory.json'].map((name) =>
        site.file(`.state/${name}`),
      )
      for (const file of files) {
        chownSync(file, 0, 0)
        chmodSync(file, 0o600)
      }
      // The first reads what is known of builds, the second all else.
      const [reconciled, generated] = [await run('reconcile'), await run('generate')]
      expect([reconciled.code, generated.code]).toEqual([0, 0])
      const output = reconciled.output + generated.output
      for (const file of files) {
        expect(output).toContain(`${file} is ignored: EACCES`)
        expect(output).toContain(`chown -R ${USER} ${file}`)
      }
      expect(await site.ask()).toEqual(RIGHT)
    })

    it('a whole build writes a file again that only root can read', async () => {
      const page = realpathSync(site.file('current/public/role-1/1/index.html'))
      chownSync(page, 0, 0)
      chmodSync(page, 0o600)
      expect(await run('generate')).toMatchObject({ code: 0 })
      expect(statSync(page).uid).toBe(USER)
      expect(await site.ask()).toEqual(RIGHT)
    })

    it('a build replaces a link to the current release that is of root', async () => {
      lchownSync(site.file('current'), 0, 0)
      const former = await site.current()
      expect(await build()).toMatchObject({ message: null })
      expect(await site.current()).not.toBe(former)
      expect(await site.ask()).toEqual(RIGHT)
    })

    it('the lock and the turn of a root process that was killed stop nobody', async () => {
      const module = path.join(PROJECT_ROOT, 'dist/builder/shared/site-root/claim.js')
      const script = `const { claim } = await import(process.argv[1])
        for (const name of ['lock', 'turns']) await claim(process.argv[2] + '/.state/' + name, name === 'lock' ? name : '3')
        console.log('claimed')
        setInterval(() => {}, 1000)`
      const child = spawn(process.execPath, [
        ...['--input-type=module', '-e', script],
        ...[module, site.siteRoot],
      ])
      await once(child.stdout, 'data')
      await killProcess(child)
      expect(readdirSync(site.file('.state/lock'))).toHaveLength(1)

      expect(await build()).toMatchObject({ message: null })
      expect(readdirSync(site.file('.state/lock'))).toEqual([])
      expect(await site.ask()).toEqual(RIGHT)
    })

    it('a folder of state that belongs to root is one line with its owner and the remedy', async () => {
      for (const name of ['lock', '']) chownSync(site.file(path.join('.state', name)), 0, 0)
      const { message } = await build()
      const lock = site.file('.state/lock')
      expect(message).toMatch(new RegExp(`^[^\\n]*User 0 owns [^\\n]*chown -R ${USER} ${lock}$`))
      expect(await site.ask()).toEqual(RIGHT)
    })

    it('what a build of root has left unfinished is a warning, and the release is live', async () => {
      const left = site.file('releases/.staging-900/public')
      mkdirSync(left, { recursive: true })
      const former = await site.current()
      const { message, output } = await build()
      expect(message).toBeNull()
      expect(output).toContain(`chown -R ${USER} ${path.dirname(left)}`)
      expect(await site.current()).not.toBe(former)
    })

    it('an error of a build is reported first, whatever cannot be cleaned up after it', async () => {
      const left = site.file('releases/.staging-900')
      mkdirSync(path.join(left, 'public'), { recursive: true })
      site.content.repository.publishDocuments([madeJob('1', { title: null })])
      const { message, output } = await build()
      expect(message).toContain('field "title"')
      expect(output).toContain(`chown -R ${USER} ${left}`)
    })
  },
  { optional: true },
)
