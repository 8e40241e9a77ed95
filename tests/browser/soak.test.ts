import { spawn } from 'node:child_process'
import path from 'node:path'
import { describeNginx } from '../helpers/nginx/describe-nginx.js'

const PROGRAM = path.resolve(__dirname, '../soak/soak.mjs')

describeNginx('a short soak', () => {
  it('finds nothing wrong while visitors, editors, publications and faults go on at once', async () => {
    const args = [PROGRAM, '--minutes', '0.3', '--seed', '1']
    const soak = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [soak.stdout, soak.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += String(chunk)))
    }
    const code = await new Promise((resolve) => soak.once('close', resolve))
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/\| requests \| \d{2,}[^]*Nothing was wrong\./),
    })
  })
})
