import { toPrintable } from '../../builder/shared/programs/printable.js'
import { escapeHtml } from '../../client/shared/lib/escape.js'
import { PAGE_STYLE } from './page-style.js'

export interface Html {
  markup: string
}

/** Escapes values, except markup and lists of markup. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  const markup = parts.reduce((text, part, index) => text + toMarkup(values[index - 1]) + part)
  return { markup }
}

function toMarkup(value: unknown): string {
  if (Array.isArray(value)) return value.map(toMarkup).join('')
  if (isHtml(value)) return value.markup
  return escapeHtml(toPrintable(String(value ?? '')))
}

function isHtml(value: unknown): value is Html {
  return typeof value === 'object' && value !== null && 'markup' in value
}

/** Send it with a policy that allows its style, such as `PAGE_POLICY`. */
export function toPage(title: string, body: Html): string {
  const page = html`<!doctype html>
    <html lang="en-GB">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <style>
        ${{ markup: PAGE_STYLE }}
      </style>
      <main>${body}</main>
    </html>`
  return page.markup
}

/** These pages load and run nothing. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
