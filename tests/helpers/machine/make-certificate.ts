import { execFileSync, spawnSync } from 'node:child_process'

export const describeMissingOpenssl = (): string | null =>
  spawnSync('openssl', ['version']).status === 0
    ? null
    : 'openssl is missing; on Debian: apt-get install openssl'

/** A certificate of localhost that nobody vouches for, with its key. */
export function makeCertificate(days = 30): Buffer {
  const form = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out -'
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const args = [...form.split(' '), ...about, '-days', String(days)]
  return execFileSync('openssl', args, { stdio: 'pipe' })
}
