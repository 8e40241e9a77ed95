import { existsSync } from 'node:fs'
import path from 'node:path'
import { createSite } from '../../../../../../client/content/create-site.js'
import { createWebManifest } from '../../../../../../client/content/outputs/sitemap/web-manifest.js'
import type { SiteContent } from '../../../../../../client/content/site/site-content.js'
import { madeRepository } from '../../../../../helpers/content/made-documents.js'

const PUBLIC = path.resolve(__dirname, '../../../../../../client/public')

it('the web app manifest names the company, and icons that are there', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const { content } = createSite(madeRepository([]), { now, buildHash: 'hash' })
  const manifest = JSON.parse(createWebManifest(content as SiteContent, 'Careers at Acme')) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).toBe('Careers at Acme')
  expect(manifest.icons).toHaveLength(3)
  for (const { src } of manifest.icons) expect(existsSync(path.join(PUBLIC, src))).toBe(true)
})
