import fc from 'fast-check'

/** A text as the editors of boards make and paste it, and the words by which to see whether any of it is lost. */
interface MadeText {
  html: string
  /** They must be in the rich text. */
  words: string[]
  /** They must be in the rich text or in a note. */
  named: string[]
}

/** From a list of numbers, one for each choice, so that a failing text shrinks. */
export const arbitraryHtml: fc.Arbitrary<MadeText> = fc
  .array(fc.nat(1_000_000), { minLength: 10, maxLength: 120 })
  .map(writeText)

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

function writeText(choices: readonly number[]): MadeText {
  let at = 0
  let count = 0
  const words: string[] = []
  const names: string[] = []

  const pick = (below: number) => (choices[at++ % choices.length] ?? 0) % below
  const oneOf = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item
  const make = () => {
    const mark = `${(count += 1)}z`
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

  const html = Array.from({ length: 1 + pick(8) }, () => block(3)).join('')
  // What was made and not chosen is in none.
  const isChosen = (each: string) => html.includes(each)
  return { html, words: words.filter(isChosen), named: names.filter(isChosen) }
}
