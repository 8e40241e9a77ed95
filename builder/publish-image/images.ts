import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runTool } from './run-tool.js'

type Labels = Readonly<Record<string, string>>

/** A compressed archive. */
export interface Layer {
  file: string
  bytes: number
}

export interface Images {
  /** Copies an image into the folder, under a local name. The lowest layer is the first. */
  fetch: (image: string, name: string) => Promise<{ labels: Labels; layers: Layer[] }>
  /** Adds a layer, an uncompressed tar archive, to an image in the folder. */
  append: (from: string, name: string, layer: string, labels: Labels) => Promise<void>
  /** Returns the image by its digest. */
  push: (name: string, tag: string) => Promise<string>
  /** The digest form of the image that the tag `live` names. */
  resolveLive: () => Promise<string>
  moveLive: (image: string) => Promise<void>
}

const LIVE = 'live'

interface ImagesOptions {
  folder: string
  siteImage: string
  usesPlainHttp: boolean
}

/** Uses skopeo and umoci, which need no daemon, no root and no capability. */
export function createImages({ folder, siteImage, usesPlainHttp }: ImagesOptions): Images {
  const tls = `tls-verify=${String(!usesPlainHttp)}`
  // Images are trusted by their digests, so there is no signature policy.
  const skopeo = (...args: string[]) =>
    runTool('skopeo', ['--insecure-policy', '--tmpdir', path.dirname(folder), ...args])
  const local = (name: string) => `oci:${folder}:${name}`

  const readBlob = async (digest: string): Promise<unknown> =>
    JSON.parse(await readFile(blobFile(folder, digest), 'utf8'))

  return {
    fetch: async (image, name) => {
      await skopeo('copy', '--quiet', `--src-${tls}`, `docker://${image}`, local(name))
      const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as Index
      const entry = index.manifests.find(({ annotations }) => annotations?.[REF_NAME] === name)
      const manifest = (await readBlob(entry?.digest ?? '')) as Manifest
      const { config = {} } = (await readBlob(manifest.config.digest)) as ImageConfig
      const layers = manifest.layers.map(({ digest, size: bytes }) => ({
        file: blobFile(folder, digest),
        bytes,
      }))
      return { labels: config.Labels ?? {}, layers }
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
        ...['copy', '--quiet', `--digestfile=${digestFile}`, `--dest-${tls}`],
        ...[local(name), to],
      )
      return `${siteImage}@${(await readFile(digestFile, 'utf8')).trim()}`
    },
    resolveLive: async () => {
      const image = `docker://${siteImage}:${LIVE}`
      const digest = await skopeo('inspect', '--no-tags', '--format={{.Digest}}', `--${tls}`, image)
      return `${siteImage}@${digest.trim()}`
    },
    moveLive: async (image) => {
      const sides = [`--src-${tls}`, `--dest-${tls}`]
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
  layers: { digest: string; size: number }[]
}

interface ImageConfig {
  config?: { Labels?: Record<string, string> }
}

function blobFile(folder: string, digest: string): string {
  return path.join(folder, 'blobs', ...digest.split(':'))
}
