import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CURRENT, RELEASES, type LiveRelease } from '../release/live-release.js'
import { readFileList, toObjects } from '../release/store/file-list.js'
import { FORMAT_FILE } from '../shared/site-root/site-format.js'
import { OBJECTS, type ObjectId } from '../release/store/object-names.js'
import type { Layer } from './images.js'
import { runTool } from './run-tool.js'

const SITE_IN_IMAGE = 'srv/site'

/** Unpacks layers that hold nothing but a site, the lowest first: archives of files. */
export async function unpackSite(layers: readonly Layer[], siteRoot: string): Promise<void> {
  await mkdir(siteRoot, { recursive: true })
  const depth = SITE_IN_IMAGE.split('/').length
  for (const { file } of layers) {
    await runTool('tar', [
      ...['--extract', '--file', file, '--directory', siteRoot],
      // Not the state of the build that the web image comes from.
      ...['--anchored', `--exclude=${SITE_IN_IMAGE}/.*`],
      ...[`--strip-components=${depth}`, SITE_IN_IMAGE],
    ]).catch((cause: unknown) => {
      const question = 'is it a web image?'
      throw new Error(`The served image has no site in its last layers: ${question}`, { cause })
    })
  }
}

/**
 * Archives a release, the link to it and the format, with all objects that it needs but those that are in a
 * lower layer; with modification times, from which nginx derives ETags. Returns the archive.
 */
export async function packSite(
  { folder }: LiveRelease,
  { siteRoot, workRoot, below }: { siteRoot: string; workRoot: string; below: Set<ObjectId> },
): Promise<string> {
  const [list, archive] = [path.join(workRoot, 'layer.list'), path.join(workRoot, 'layer.tar')]
  const files = await readFileList(folder)
  const needed = files === null ? [] : [...toObjects(files)]
  const objects = needed.filter((id) => !below.has(id)).sort()
  const release = path.join(RELEASES, path.basename(folder))
  const format = existsSync(path.join(siteRoot, FORMAT_FILE)) ? [FORMAT_FILE] : []
  const names = [CURRENT, release, ...format, ...objects.map((id) => path.join(OBJECTS, id))]
  await writeFile(list, names.join('\n'))
  await runTool('tar', [
    ...['--create', '--file', archive, '--directory', siteRoot, '--files-from', list],
    // Names of files only: the targets of links are relative.
    ...['--transform', `s,^,${SITE_IN_IMAGE}/,rSH`],
    // Releases share links: each is archived by itself.
    '--hard-dereference',
    ...['--owner=0', '--group=0', '--numeric-owner', '--sort=name'],
  ])
  return archive
}
