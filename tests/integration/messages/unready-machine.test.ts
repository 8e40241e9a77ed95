import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { LAUNCHER, usePrograms } from './use-programs.js'

const { run, folder } = usePrograms()

describe('a machine that is not ready', () => {
  /** The scripts beside nothing that was installed or compiled. */
  function createBareProject(name: string, hasPackages: boolean): string {
    const root = path.join(folder(), name)
    mkdirSync(root)
    for (const part of ['package.json', 'server/commands']) {
      cpSync(path.join(PROJECT_ROOT, part), path.join(root, part), { recursive: true })
    }
    const packages = 'node_modules'
    if (hasPackages) symlinkSync(path.join(PROJECT_ROOT, packages), path.join(root, packages))
    return root
  }

  it.each(['start', 'dev', 'compile', 'generate', 'rollback'])(
    'npm run %s names the version of Node before all else',
    async (command) => {
      const root = createBareProject(`old-${command}`, false)
      const old = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`
      const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(old)}`]
      expect(await run([LAUNCHER, command], { root, nodeOptions })).toEqual({
        code: 1,
        output: '',
        errors:
          'This is Node 18.20.4, and 20.19 is the oldest that works: install Node 24, for example with nvm install 24.\n',
      })
    },
  )

  it('says that the packages are not installed', async () => {
    const root = createBareProject('no-packages', false)
    const { code, errors } = await run([LAUNCHER, 'start'], { root })
    expect([code, errors]).toEqual([1, 'The packages are not installed: run npm ci first.\n'])
  })

  it('says that the programs are not compiled', async () => {
    const root = createBareProject('no-programs', true)
    const { code, errors } = await run([LAUNCHER, 'generate'], { root })
    expect([code, errors]).toEqual([
      1,
      'npm run generate needs the compiled programs: run npm run compile first.\n',
    ])
  })
})
