import { escapeHtml } from '../../client/shared/escape.js'

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
  return escapeHtml(String(value ?? ''))
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

const PAGE_STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #767676;padding:.4rem .6rem;text-align:left;vertical-align:top}code{overflow-wrap:anywhere}.bad{border-left:.4rem solid #b00020;padding-left:1rem}'

/** These pages load and run nothing. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
