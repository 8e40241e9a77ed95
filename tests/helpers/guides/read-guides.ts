import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../site/create-test-site.js'

const FOLDER = '.github/guides'

/** All pages for people, from the project's root. */
export const GUIDES = [
  'README.md',
  'deploy/README.md',
  'deploy/CHANGELOG.md',
  'deploy/capacity.md',
  'deploy/cdn.md',
  'deploy/images.md',
  'deploy/privacy.md',
  'deploy/reference.md',
  'deploy/ecs/README.md',
  'deploy/kubernetes/README.md',
  'server/preview/EDITORS.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...readdirSync(path.join(PROJECT_ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`),
]

export interface Block {
  /** For example `README.md:12`, its first line. */
  at: string
  /** Without the indentation of the list that it stands in. */
  text: string
}

export interface Command {
  at: string
  /** On one line, without comments. */
  text: string
}

function readGuide(guide: string): string {
  return readFileSync(path.join(PROJECT_ROOT, guide), 'utf8')
}

/** The fenced blocks of one language, `sh` for example. */
export function readBlocks(guide: string, language: string): Block[] {
  const text = readGuide(guide)
  const fences = text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\`$`, 'gms'))
  return Array.from(fences, ({ 1: indent = '', 2: body = '', index }) => ({
    at: `${guide}:${text.slice(0, index).split('\n').length + 1}`,
    text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
}

/** What somebody who follows the guides types; a loop is one command. */
export function readCommands(guide: string): Command[] {
  return readBlocks(guide, 'sh').flatMap(({ at, text }) => {
    const first = Number(at.split(':').pop())
    const commands: Command[] = []
    let open = ''
    let line = first
    for (const [index, written] of text.split('\n').entries()) {
      const code = written.replace(/(^|\s+)#.*$/, '').trim()
      if (code === '') continue
      if (open === '') line = first + index
      open = `${open} ${code.replace(/\\$/, '')}`.trim()
      const isOpen = /[\\|]$/.test(code) || (/^for\b/.test(open) && code !== 'done')
      if (isOpen) continue
      commands.push({ at: `${guide}:${line}`, text: open.replace(/\s+/g, ' ') })
      open = ''
    }
    return commands
  })
}
