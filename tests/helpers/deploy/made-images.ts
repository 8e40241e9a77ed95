import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Images, Layer } from '../../../builder/publish-image/images.js'

interface MadeImage {
  labels: Readonly<Record<string, string>>
  layers: Layer[]
}

/** Images by name, with layers that are real archives, in place of a registry. */
export function createMadeImages() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-images-'))
  const known = new Map<string, MadeImage>()
  const find = (name: string) => known.get(name) ?? { labels: {}, layers: [] }

  const addLayer = (archive: string): Layer => {
    const file = path.join(mkdtempSync(path.join(folder, 'layer-')), 'layer.tar.gz')
    writeFileSync(file, gzipSync(readFileSync(archive)))
    return { file, bytes: statSync(file).size }
  }
  const images: Images = {
    fetch: async (image, name) => {
      known.set(name, find(image))
      return find(image)
    },
    append: async (from, name, archive, labels) => {
      const layer = addLayer(archive)
      known.set(name, {
        labels: { ...find(from).labels, ...labels },
        layers: [...find(from).layers, layer],
      })
    },
    push: async (name, tag) => {
      known.set(tag, find(name))
      return tag
    },
    resolveLive: async () => '',
    moveLive: async () => {},
  }
  return {
    images,
    find,
    set: (name: string, image: MadeImage) => void known.set(name, image),
    /** An image whose only layer is the site in this folder, as the build of the web image leaves it. */
    add: (name: string, siteRoot: string) => {
      const archive = path.join(folder, 'site.tar')
      const places = ['--transform', 's,^[.],srv/site,rSH', '--directory', siteRoot]
      const names = ['./current', './releases', './objects', './format', './.state']
      execFileSync('tar', ['--create', '--file', archive, ...places, ...names])
      known.set(name, { labels: {}, layers: [addLayer(archive)] })
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
