import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runTool } from './run-tool.js'

type Labels = Readonly<Record<string, string>>

/** An image in the folder, as far as it is used. */
export interface FetchedImage {
  labels: Labels
  /** File of its last layer, compressed or not. */
  lastLayer: string
}

/** Images in a registry, and in a folder of this machine while they are worked on. */
export interface Images {
  /** Copies an image into the folder under a name of its own there. */
  fetch: (image: string, name: string) => Promise<FetchedImage>
  /** A new image in the folder: another one with one more layer, an uncompressed tar archive. */
  append: (from: string, name: string, layer: string, labels: Labels) => Promise<void>
  /** Uploads what the registry does not have yet; returns the image by its digest. */
  push: (name: string, tag: string) => Promise<string>
  /** The image by its digest that the tag `live` names. */
  resolveLive: () => Promise<string>
  moveLive: (image: string) => Promise<void>
}

const LIVE = 'live'

interface ImagesOptions {
  /** An OCI layout is made here. */
  folder: string
  /** Repository that is pushed to. */
  siteImage: string
  usesPlainHttp: boolean
}

/** By skopeo and umoci: no daemon, no root, no capability. */
export function createImages({ folder, siteImage, usesPlainHttp }: ImagesOptions): Images {
  const tls = `--tls-verify=${String(!usesPlainHttp)}`
  // The image's digest is what is trusted; there is no policy of signatures in the image.
  const skopeo = (...args: string[]) =>
    runTool('skopeo', ['--insecure-policy', '--tmpdir', path.dirname(folder), ...args])
  const local = (name: string) => `oci:${folder}:${name}`

  const readBlob = async (digest: string): Promise<unknown> =>
    JSON.parse(await readFile(blobFile(folder, digest), 'utf8'))

  return {
    fetch: async (image, name) => {
      await skopeo('copy', '--quiet', `--src-${tls.slice(2)}`, `docker://${image}`, local(name))
      const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as Index
      const entry = index.manifests.find(({ annotations }) => annotations?.[REF_NAME] === name)
      const manifest = (await readBlob(entry?.digest ?? '')) as Manifest
      const { config = {} } = (await readBlob(manifest.config.digest)) as ImageConfig
      const last = manifest.layers.at(-1)
      if (last === undefined) throw new Error(`The image ${image} has no layer.`)
      return { labels: config.Labels ?? {}, lastLayer: blobFile(folder, last.digest) }
    },
    append: async (from, name, layer, labels) => {
      const base = `${folder}:${from}`
      await runTool('umoci', [
        ...['raw', 'add-layer', '--image', base, '--tag', name],
        ...['--history.created_by', 'publish-image', layer],
      ])
      const texts = Object.entries(labels).map(([key, value]) => `--config.label=${key}=${value}`)
      await runTool('umoci', ['config', '--no-history', `--image=${folder}:${name}`, ...texts])
    },
    push: async (name, tag) => {
      const digestFile = path.join(path.dirname(folder), `${name}.digest`)
      const to = `docker://${siteImage}:${tag}`
      await skopeo(
        ...['copy', '--quiet', `--digestfile=${digestFile}`, `--dest-${tls.slice(2)}`],
        ...[local(name), to],
      )
      return `${siteImage}@${(await readFile(digestFile, 'utf8')).trim()}`
    },
    resolveLive: async () => {
      const image = `docker://${siteImage}:${LIVE}`
      const digest = await skopeo('inspect', '--no-tags', '--format={{.Digest}}', tls, image)
      return `${siteImage}@${digest.trim()}`
    },
    moveLive: async (image) => {
      const sides = [`--src-${tls.slice(2)}`, `--dest-${tls.slice(2)}`]
      const [from, to] = [`docker://${image}`, `docker://${siteImage}:${LIVE}`]
      await skopeo('copy', '--quiet', '--all', '--preserve-digests', ...sides, from, to)
    },
  }
}

// https://github.com/opencontainers/image-spec/blob/main/image-layout.md
const REF_NAME = 'org.opencontainers.image.ref.name'

interface Index {
  manifests: { digest: string; annotations?: Record<string, string> }[]
}

interface Manifest {
  config: { digest: string }
  layers: { digest: string }[]
}

interface ImageConfig {
  config?: { Labels?: Record<string, string> }
}

function blobFile(folder: string, digest: string): string {
  return path.join(folder, 'blobs', ...digest.split(':'))
}
