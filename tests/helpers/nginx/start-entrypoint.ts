import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { untilAnswering, type renderNginx } from './nginx.js'

export type RenderedNginx = Awaited<ReturnType<typeof renderNginx>>

/** Starts the web image's entry point in a rendered configuration, and waits until nginx answers. */
export async function startEntrypoint(
  rendered: RenderedNginx,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) {
  const log = path.join(rendered.run, 'error.log')
  const errors = openSync(log, 'w')
  // A group of its own, so that the watcher ends with the server as it does in a container.
  const server = spawn(path.join(rendered.configuration, 'entrypoint.sh'), args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', errors],
    detached: true,
  })
  closeSync(errors)
  await untilAnswering(server, rendered.baseUrl, log)
  const until = async (isTrue: () => Promise<boolean>) => {
    while (!(await isTrue())) {
      if (server.exitCode !== null) throw new Error(readFileSync(log, 'utf8'))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    /** Of nginx's master, and of the group of all that belongs to it. */
    pid: server.pid ?? 0,
    until,
    log: () => readFileSync(log, 'utf8'),
    untilLogged: (text: string) =>
      until(() => Promise.resolve(readFileSync(log, 'utf8').includes(text))),
    stop: async () => {
      server.kill('SIGQUIT')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      process.kill(-(server.pid ?? 0), 'SIGTERM')
    },
  }
}
