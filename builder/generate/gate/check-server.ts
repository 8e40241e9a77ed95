import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { GateRefusal } from './gate-refusal.js'

/**
 * Lets nginx test the maps of a release, which it includes in its configuration; does nothing without
 * nginx. Only for maps whose rows are safe. Throws `GateRefusal` with the message of nginx.
 */
export async function checkServer(folder: string, projectRoot: string, ref: string): Promise<void> {
  const fault = await testWithNginx(folder, projectRoot)
  if (fault === null) return
  const finding = {
    document: null,
    field: 'redirects.map',
    message: `nginx does not take the maps of the release: ${fault}`,
    remedy:
      'Shorten or correct the path that it names, in the slug, uid or redirect it comes from.',
    canBeApproved: false,
  }
  throw new GateRefusal([finding], ref, null)
}

const TIMEOUT_MS = 10_000
const DEBIAN_NGINX = '/usr/sbin/nginx'

async function testWithNginx(folder: string, projectRoot: string): Promise<string | null> {
  const run = await mkdtemp(path.join(os.tmpdir(), 'careers-nginx-test-'))
  try {
    const file = path.join(run, 'nginx.conf')
    await writeFile(file, createConfiguration(folder, run, projectRoot))
    const program = existsSync(DEBIAN_NGINX) ? DEBIAN_NGINX : 'nginx'
    const args = ['-t', '-q', '-e', 'stderr', '-c', file]
    await promisify(execFile)(program, args, { timeout: TIMEOUT_MS })
    return null
  } catch (error) {
    const output = String((error as { stderr?: unknown }).stderr ?? '')
    return output.split('\n').find((line) => line.includes(folder) || /map_hash/.test(line)) ?? null
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
  map $uri $base { default ""; include "${folder}/languages.ma[p]"; }
  map $uri $job_target { default ""; include "${folder}/redirects.map"; }
  map $uri $page_target { default ""; include "${folder}/paths.map"; }
}
`
}
