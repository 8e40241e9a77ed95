import { HtmlValidate } from 'html-validate'
import { useSampleSite } from '../../helpers/site/sample-site.js'

const sample = useSampleSite()

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // HTML minds none of these; React writes `<img srcSet="…"/>` and `<option selected="">`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Checkboxes of one group share a name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio'] }],
  },
})

it('every page of the sample has a language, one h1 and one landmark of each kind', async () => {
  expect(sample().html.size).toBeGreaterThan(100)
  for (const name of sample().html.keys()) {
    const html = await sample().site.readPublic(name)
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    const found = {
      language: /<html lang="en-GB"/i.test(html),
      h1: count(/<h1\b/g),
      main: count(/<main\b/g),
      header: count(/<header\b/g),
      footer: count(/<footer\b/g),
      hasNavigation: count(/<nav\b/g) > 0,
    }
    const wanted = { language: true, h1: 1, main: 1, header: 1, footer: 1, hasNavigation: true }
    expect({ name, ...found }).toEqual({ name, ...wanted })
  }
})

const SIGN_IN =
  /<input[^>]* (?:type="password"|name="access-token")|<(?:a|button)\b[^>]*>[^<]*\b(?:sign|log) ?in\b/gi

it('no page of the sample asks a visitor to sign in', async () => {
  for (const name of sample().html.keys()) {
    expect([name, (await sample().site.readPublic(name)).match(SIGN_IN)]).toEqual([name, null])
  }
})

it('every page of the sample is valid HTML', async () => {
  const pages = [...sample().html.keys()]
  expect(pages.length).toBeGreaterThan(100)
  const faults: string[] = []
  for (const name of pages) {
    const report = await validator.validateString(await sample().site.readPublic(name), name)
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        faults.push(`${name}:${line}:${column} ${ruleId}: ${message}`)
      }
    }
  }
  expect(faults).toEqual([])
})
