import fc from 'fast-check'
import type { BoardVendorName } from '../../../../../builder/shared/config/job-board.js'
import { MAKE_POSTING } from './made-postings.js'

/** A job as a board may give it, and the words by which to see whether any of it is lost. */
export interface MadeJob {
  job: Record<string, unknown>
  /** They must be in the job's document. */
  words: string[]
  /** They must be in the document or in the report. */
  named: string[]
}

/**
 * Boards of so many jobs, whose texts are whatever the editors of boards can make and paste: each from a list
 * of numbers, one for each choice, so that a failing text shrinks.
 */
export function arbitraryBoard(vendor: BoardVendorName, jobs: number): fc.Arbitrary<MadeJob[]> {
  const choices = fc.array(fc.nat(1_000_000), { minLength: 10, maxLength: 120 })
  return fc.array(choices, { minLength: jobs, maxLength: jobs }).map((all) =>
    all.map((list, index) => {
      const writer = createWriter(list, index + 1)
      const make = vendor === 'greenhouse' ? makeGreenhouseJob : MAKE_POSTING[vendor]
      const job = make(writer, index + 1)
      return { job, ...writer.given(JSON.stringify(job)) }
    }),
  )
}

function makeGreenhouseJob(writer: ReturnType<typeof createWriter>, id: number) {
  const { oneOf, word, named } = writer
  const html = writer.text()
  const escaped = html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return {
    id,
    internal_job_id: id,
    title: oneOf([`${word()} Engineer`, `R&amp;D ${word()}`, `  ${word()}\u00a0${word()} `]),
    updated_at: '2026-11-02T10:55:28-05:00',
    first_published: oneOf(['2026-10-30T23:30:00-05:00', null, named()]),
    location: oneOf<unknown>([
      { name: 'Bristol' },
      { name: `Bristol; ${named()}` },
      { name: 'Hybrid' },
      { name: `${named()} (Hybrid)` },
      named(),
      null,
    ]),
    absolute_url: oneOf(['https://boards.example/jobs/1', `http://x.example/${named()}`, named()]),
    language: oneOf(['en', 'de', named()]),
    content: oneOf([html, escaped, escaped]),
    metadata: oneOf<unknown>([
      null,
      [{ name: 'Remote eligible?', value: named() }],
      [{ name: named(), value: [named(), { unit: named() }] }],
      [
        { name: 'Employment Type', value: ['Full-time', named()] },
        { name: 'Workplace Type', value: 'Hybrid' },
      ],
      named(),
    ]),
    departments: oneOf<unknown>([
      [{ id: 1, name: 'Engineering' }],
      [
        { id: 1, name: 'Engineering' },
        { id: 2, name: named() },
      ],
      [{ id: 2, name: named() }],
      named(),
    ]),
    requisition_id: oneOf<unknown>([word(), `A&amp;B-${word()}`, null]),
    pay_input_ranges: oneOf<unknown>([
      [],
      [
        {
          min_cents: 100,
          max_cents: '200',
          currency_type: 'GBP',
          title: `Pay ${word()} per hour`,
          blurb: `<p>${word()}</p><p>${word()} &amp; ${word()}</p>`,
        },
      ],
      [{ min_cents: 100, currency_type: named(), title: word() }],
    ]),
  }
}

/** Names of sections, as boards write them; the page has its own for some. */
const HEADINGS = [
  'Requirements',
  'What you’ll do:',
  'About the role',
  'Benefits',
  '🚀 Your Responsibilities 🚀',
  'Nice to have',
  'Additional information',
]

export function createWriter(choices: readonly number[], id: number) {
  let at = 0
  let count = 0
  const words: string[] = []
  const names: string[] = []

  const pick = (below: number) => (choices[at++ % choices.length] ?? 0) % below
  const oneOf = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item
  const make = () => {
    const mark = `${id}x${(count += 1)}z`
    const forms = [
      `w${mark}`,
      `Straße${mark}`,
      `слово${mark}`,
      `言葉${mark}`,
      `عمل${mark}`,
      `👩‍🔬${mark}`,
      `£${mark}%`,
      `C++${mark}#`,
    ]
    return oneOf(forms)
  }
  const word = () => {
    const made = make()
    words.push(made)
    return made
  }
  const named = () => {
    const made = make()
    names.push(made)
    return made
  }

  const inline = (depth: number): string => {
    const inner = () => (depth <= 0 ? word() : inline(depth - 1))
    return oneOf<() => string>([
      word,
      word,
      () => `${word()} ${inner()}`,
      () => `${word()}&nbsp;&nbsp;${inner()}`,
      () => `<strong>${inner()}</strong>`,
      () => `<b><i>${inner()}</b> ${word()}</i>`,
      () => `<span style="font-size:12px">${inner()}</span>`,
      () => `<a href="https://x.example/?a=1&amp;b=2">${inner()}</a>`,
      () => `<a href="javascript:alert(1)">${inner()}</a>`,
      () => `<u>${inner()}</u> <sup>${word()}</sup>`,
      () => `${word()}<br>${inner()}`,
      () => `${word()}<br /> <br>${inner()}`,
      () => `${word()}<!-- comment -->${inner()}`,
      () => `<img src="https://x.example/${named()}.png" alt="${named()}">${inner()}`,
      () => `${inner()}\n\t ${word()}`,
      () => `&#8226; ${inner()} &lt; ${word()} &amp; ${word()}`,
      () => `<font color="red">${inner()}`,
      () => `<noscript>${inner()}</noscript>`,
      () => `<button>${word()}</button><button>${inner()}</button>`,
    ])()
  }
  const block = (depth: number): string => {
    const inner = () => (depth <= 0 ? inline(1) : several(depth - 1))
    const heading = `h${1 + pick(6)}`
    return oneOf<() => string>([
      () => `<p>${inline(2)}</p>`,
      () => `<p>${inline(2)}`,
      () => `<div>${inner()}</div>`,
      () => `<${heading}>${inline(1)}</${heading}>`,
      () => `<${heading}>${oneOf(HEADINGS)}</${heading}>`,
      () => `<p><strong>${oneOf(HEADINGS)}</strong></p>`,
      () => `<p><strong>${oneOf(HEADINGS)} ${word()}</strong></p>`,
      () => `<p><b>Salary: ${word()}</b></p>`,
      () => `<p><strong><a href="https://x.example">${oneOf(HEADINGS)}</a></strong></p>`,
      () => `<ul><li>${inner()}</li><li>${inline(1)}<ol><li>${inline(1)}<li>${word()}</ol></ul>`,
      () => `<ol><li><p>${inline(1)}</p><p>${inline(1)}</p></li></ol>`,
      () =>
        `<table><caption>${word()}</caption><tr><th>${inline(1)}</th><th>${inline(0)}:</th><th></th><th>${word()}</th></tr><tr><td>${inline(1)}</td><td>${word()}</td></tr></table>`,
      () => `<table><tbody><tr><td>${inner()}</td><td>${inner()}</td></tr></tbody></table>`,
      () => `<table><tr><td>${inner()}</td></tr></table>`,
      () => `<table>${inline(0)}<tr><td>${word()}</td>${inline(0)}</tr></table>`,
      () => `<blockquote>${inner()}</blockquote><hr>`,
      () => `<pre>${word()}\n  ${word()}</pre>`,
      () => `<dl><dt>${inline(0)}<dd>${inner()}</dl>`,
      () => `<address>${word()}</address><address>${word()}</address>`,
      () => `<details><summary>${word()}</summary>${inner()}</details>`,
      () => `<iframe src="https://video.example/${named()}"></iframe>`,
      () => `<video><source src="https://x.example/${named()}">${word()}</video>`,
      () => `<script>alert(1)</script><style>p { color: red }</style>${word()}`,
      () => `<p>&nbsp;</p><div><br></div>${word()}`,
      () => `<select><option>${word()}</option><option>${word()}</option></select>`,
      () => `<center>${word()}</center><svg><text>${word()}</text></svg>`,
      () => `</div></p>${inline(1)}`,
    ])()
  }
  const several = (depth: number): string =>
    Array.from({ length: 1 + pick(3) }, () => block(depth)).join(oneOf(['', '\n', '<br><br>']))

  return {
    oneOf,
    word,
    named,
    text: () => Array.from({ length: 1 + pick(8) }, () => block(3)).join(''),
    /** Of all words, those that a job has: what was made and not chosen is in none. */
    given: (job: string) => ({
      words: words.filter((each) => job.includes(each)),
      named: names.filter((each) => job.includes(each)),
    }),
  }
}
