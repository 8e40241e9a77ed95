import { htmlToRichText } from '../../../../../builder/board/text/html-to-rich-text.js'
import { splitSections } from '../../../../../builder/board/text/split-sections.js'

it('a job text is split into sections at its headings and bold lines', () => {
  const sections = splitSections(
    htmlToRichText(`<p>We measure rivers.</p><p><strong>What you'll do</strong></p><ul><li>Measure</li></ul>
      <h3>Requirements</h3><p>Boots</p><h3>Nice to have</h3><p>A boat</p><h2>Benefits</h2><p>Water</p>`),
  )
  const text = (section: keyof typeof sections) => sections[section].map((block) => block.text)
  expect(text('about')).toEqual(['We measure rivers.'])
  expect(text('responsibilities')).toEqual(['Measure'])
  expect(text('requirements')).toEqual(['Boots', 'Nice to have', 'A boat'])
  expect(text('extra')).toEqual(['Benefits', 'Water'])
})

it('a bold line or heading is left out only if it is the name of a section and nothing else', () => {
  const leftOut: string[] = []
  const sections = splitSections(
    htmlToRichText(`<p>Intro.</p><p><strong>Salary: £30,000 to £35,000</strong></p>
      <p><strong>Requirements: five years of Python</strong></p><p>More.</p>
      <p><b>You will report to the CTO</b></p><h3>Compensation: $120,000</h3><p>plus equity</p>
      <h3>About the role at our Leeds lab</h3><p>x</p><h3><strong>Requirements:</strong></h3><p>y</p>
      <p><strong><a href="https://x.example">Additional information</a></strong></p>`),
    (heading) => leftOut.push(heading),
  )
  const texts = Object.values(sections).map((blocks) => blocks.map(({ text }) => text))
  expect(texts).toEqual([
    [
      'Intro.',
      'Salary: £30,000 to £35,000',
      'Requirements: five years of Python',
      'More.',
      'About the role at our Leeds lab',
      'x',
    ],
    ['You will report to the CTO'],
    ['y'],
    ['Compensation: $120,000', 'plus equity', 'Additional information'],
  ])
  expect(leftOut).toEqual(['Requirements:'])
})
