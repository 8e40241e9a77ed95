import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { LAUNCHER } from './use-programs.js'

it('a command ends with the shell that npm has started it in', async () => {
  // A second command, because some shells become the last one.
  const shell = spawn('sh', ['-c', `node ${LAUNCHER} content; :`], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env['PATH'], CONTENT_PORT: '0', npm_lifecycle_event: 'content' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: shell.stdout })) {
    if (line.includes('http://')) break
  }
  shell.kill('SIGTERM')
  shell.stdout.resume()
  // When nobody holds its output any more.
  await once(shell, 'close')
})
