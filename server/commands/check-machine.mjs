import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/* What a command needs of the machine. Plain JavaScript that old versions of Node can read too. */

/** @returns one line for the user; null if this version of Node can run the project */
export function findNodeProblem(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const least = engines.node.replace('>=', '')
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = least.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return null
  return `This is Node ${version}, and ${least} is the oldest that works: install Node 24, for example with nvm install 24.`
}

/** @returns one line for the user; null if the packages are installed */
export function findPackageProblem() {
  if (existsSync('node_modules/typescript')) return null
  return 'The packages are not installed: run npm ci first.'
}

/** Before anything is built, which takes minutes. @returns one line for the user, or null */
export async function findPortProblem(env = process.env) {
  const isSample = !env.PRISMIC_REPOSITORY?.trim() && !env.PRISMIC_API_ENDPOINT?.trim()
  const ports = [
    ['PORT', env.PORT?.trim() || '8080', undefined],
    // A default that is taken is replaced by a free one.
    ['CONTENT_PORT', (isSample && env.CONTENT_PORT?.trim()) || '0', '127.0.0.1'],
  ]
  for (const [name, value, host] of ports) {
    if (!/^\d+$/.test(value) || Number(value) > 65_535) {
      return `${name}: "${value}" must be a whole number from 0 to 65535.`
    }
    if (await isTaken({ port: Number(value), host })) {
      return `${name}: port ${value} is taken by another program: end that one, or choose another port, for example ${name}=${Number(value) + 1} npm start.`
    }
  }
  return null
}

async function isTaken(address) {
  const server = createServer()
  try {
    server.listen(address)
    await once(server, 'listening')
    return false
  } catch (error) {
    return error.code === 'EADDRINUSE'
  } finally {
    server.close()
  }
}
