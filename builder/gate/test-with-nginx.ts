import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const TIMEOUT_MS = 10_000
/** Where Debian has it, which is on the path of few users. */
const DEBIAN_NGINX = '/usr/sbin/nginx'

/**
 * What nginx says against the maps of a release, which are part of its configuration; null where it
 * takes them, and where there is no nginx. Only for maps of safe rows: it obeys what it reads.
 */
export async function testWithNginx(folder: string, projectRoot: string): Promise<string | null> {
  const run = await mkdtemp(path.join(os.tmpdir(), 'careers-nginx-test-'))
  try {
    const file = path.join(run, 'nginx.conf')
    await writeFile(file, createConfiguration(folder, run, projectRoot))
    const program = existsSync(DEBIAN_NGINX) ? DEBIAN_NGINX : 'nginx'
    const args = ['-t', '-q', '-e', 'stderr', '-c', file]
    await promisify(execFile)(program, args, { timeout: TIMEOUT_MS })
    return null
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? '')
    return said.split('\n').find((line) => line.includes(folder) || /map_hash/.test(line)) ?? null
  } finally {
    await rm(run, { recursive: true, force: true })
  }
}

function createConfiguration(folder: string, run: string, projectRoot: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `pid "${run}/nginx.pid";
error_log stderr;
events {}
http {
  ${temporary.map((name) => `${name}_temp_path "${run}/${name}";`).join('\n  ')}
  include "${projectRoot}/nginx/snippets/map-size.conf";
  map $uri $job_target { default ""; include "${folder}/redirects.map"; }
  map $uri $page_target { default ""; include "${folder}/paths.map"; }
}
`
}
