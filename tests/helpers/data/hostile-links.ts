import { HOSTILE_PATHS } from './hostile-paths.js'

/** Addresses that a field of the CMS may hold, by their fault, and whether a page may link to them. */
export const HOSTILE_LINKS: readonly { name: string; url: unknown; isKept: boolean }[] = [
  { name: 'javascript:', url: 'javascript:alert(1)', isKept: false },
  { name: 'javascript: in capitals', url: 'JaVaScRiPt:alert(1)', isKept: false },
  { name: 'javascript: after a space', url: ' javascript:alert(1)', isKept: false },
  {
    name: 'javascript: after a control character',
    url: '\u0001javascript:alert(1)',
    isKept: false,
  },
  { name: 'javascript: with a tab', url: 'java\tscript:alert(1)', isKept: false },
  { name: 'javascript: with a line end', url: 'java\nscript:alert(1)', isKept: false },
  { name: 'javascript: as an entity', url: '&#106;avascript:alert(1)', isKept: false },
  { name: 'javascript: with a host', url: 'javascript://site.example/%0aalert(1)', isKept: false },
  { name: 'javascript: with a full-width colon', url: 'javascript\uff1aalert(1)', isKept: false },
  { name: 'vbscript:', url: 'vbscript:msgbox(1)', isKept: false },
  { name: 'data: with markup', url: 'data:text/html,<script>alert(1)</script>', isKept: false },
  { name: 'data: with SVG', url: 'data:image/svg+xml,<svg onload=alert(1)>', isKept: false },
  { name: 'blob:', url: 'blob:https://site.example/1', isKept: false },
  { name: 'file:', url: 'file:///etc/passwd', isKept: false },
  { name: 'view-source:', url: 'view-source:javascript:alert(1)', isKept: false },
  ...HOSTILE_PATHS.map((url) => ({ name: JSON.stringify(url), url, isKept: false })),
  { name: 'backslashes', url: '\\\\evil.example', isKept: false },
  { name: 'a relative path', url: 'evil.example', isKept: false },
  { name: 'a fragment', url: '#x', isKept: false },
  { name: 'a number', url: 1, isKept: false },
  { name: 'a list', url: ['https://evil.example'], isKept: false },
  { name: 'an object with a text', url: { toString: 'javascript:alert(1)' }, isKept: false },
  { name: 'another site, as editors may', url: 'https://evil.example/" onclick="x', isKept: true },
  { name: 'mail', url: 'mailto:a@b.example?subject=<b>', isKept: true },
]
