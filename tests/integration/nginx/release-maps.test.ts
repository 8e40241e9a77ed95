import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { checkServer } from '../../../builder/generate/gate/check-server.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

const BASE_ROW = '"~*^/de(?:/|\\z)" /de;\n'

describeNginx(
  'checkServer, which tests the maps of a release with nginx before it is published',
  () => {
    let folder: string

    beforeEach(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'careers-maps-'))
    })
    afterEach(() => rm(folder, { recursive: true }))

    async function check(jobs: string, paths: string, languages = '') {
      if (languages !== '') await writeFile(path.join(folder, 'languages.map'), languages)
      await writeFile(path.join(folder, 'redirects.map'), jobs)
      await writeFile(path.join(folder, 'paths.map'), paths)
      return checkServer(folder, PROJECT_ROOT, 'Zmaster1')
    }

    it('accepts what the builder writes', async () => {
      await expect(check('1 /role/1;\n', '/jobs /;\n')).resolves.toBeUndefined()
      const german = '/de/1 /de/rolle/1;\n'
      await expect(check(german, '/de /de;\n', BASE_ROW)).resolves.toBeUndefined()
    })

    it.each([
      ['a row without an end', '1 /role/1\n', '', ''],
      ['a base without an end', '', '', BASE_ROW.replace(';', '')],
      ['one number twice', '1 /role/1;\n1 /role/2;\n', '', ''],
      ['a path that no table can hold', '', `/${'long-'.repeat(60)} /;\n`, ''],
    ])('refuses %s', async (_, jobs, paths, languages) => {
      await expect(check(jobs, paths, languages)).rejects.toThrow(
        /nginx does not take the maps.*emerg/,
      )
    })
  },
)
