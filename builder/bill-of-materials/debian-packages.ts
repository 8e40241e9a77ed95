import { toLibrary, type Component } from './component.js'

/** What is installed, from the text of dpkg's status file. `release` is Debian's, such as '13'. */
export function listDebianPackages(status: string, release: string): Component[] {
  return status.split('\n\n').flatMap((paragraph) => {
    const fields = readFields(paragraph)
    const { Package: name = '', Version: version = '', Architecture: arch = 'all' } = fields
    // A removed package leaves its settings, and an entry, behind.
    if (fields['Status']?.endsWith(' installed') !== true) return []
    const encoded = encodeURIComponent(version)
    const purl = `pkg:deb/debian/${name}@${encoded}?arch=${arch}&distro=debian-${release}`
    return [toLibrary(purl, name, version)]
  })
}

function readFields(paragraph: string): Record<string, string> {
  const found = paragraph.matchAll(/^([A-Z][\w-]*): (.+)$/gm)
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, value]))
}
