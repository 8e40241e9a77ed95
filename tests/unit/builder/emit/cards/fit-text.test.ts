import fc from 'fast-check'
import { cutText, wrapText } from '../../../../../builder/emit/cards/fit-text.js'

const fitsInto = (length: number) => (text: string) => text.length <= length

it.each([
  ['a short title stays on one line', 'Engineer', ['Engineer']],
  ['words go to the next line', 'Senior QA Engineer', ['Senior QA', 'Engineer']],
  ['a word longer than a line is broken', 'Hydrogeologist', ['Hydrogeolo', 'gist']],
  ['it is broken after what comes before it', 'A Hydrogeologist', ['A', 'Hydrogeolo', 'gist']],
  [
    'wide characters break anywhere',
    '水文学者を募集しています。',
    ['水文学者を募集してい', 'ます。'],
  ],
  [
    'no line begins with a full stop',
    '水文学者を募集します。。次',
    ['水文学者を募集しま', 'す。。次'],
  ],
  ['no line ends with a bracket', '水文学者を募集して「今」', ['水文学者を募集して', '「今」']],
  ['Latin words stay whole among them', '東京のTidewell採用', ['東京の', 'Tidewell採用']],
])('wrapText: %s', (_, text, lines) => {
  expect(wrapText(text, fitsInto(10))).toEqual(lines)
})

it('wrapText loses nothing, and no line is longer than there is room for', () => {
  const texts = fc.string({ minLength: 1, maxLength: 120 }).map((text) => text.replace(/ /g, '-'))
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 6 }), (words) => {
      const lines = wrapText(words.join(' '), fitsInto(20))
      expect(lines.join('').replace(/ /g, '')).toBe(words.join(''))
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(20)
    }),
  )
})

it.each([
  ['what fits stays as it is', 'Leeds, Bath', 'Leeds, Bath'],
  ['the rest is cut after a whole word', 'Leeds, Bristol, London', 'Leeds…'],
  ['a whole word that just fits is kept', 'Leeds is far away', 'Leeds is…'],
  ['one long word is cut within', 'Hydrogeologist', 'Hydrogeol…'],
  ['wide characters are cut anywhere', 'QA 水文学者を募集して', 'QA 水文学者を募…'],
])('cutText: %s', (_, text, line) => {
  expect(cutText(text, fitsInto(text === 'Leeds, Bath' ? 11 : 10))).toBe(line)
})
