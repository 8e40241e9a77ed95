import { readXml } from '../../../../builder/board/read-xml.js'

const BOMB = '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><r><x>&b;</x></r>'

it.each([
  ['entities', BOMB, 'declares entities of its own, which no board needs'],
  [
    'depth',
    `<r>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</r>`,
    'is nested deeper than 30 elements, or is no XML',
  ],
  ['a page', ' <!DOCTYPE html><h1>Sign in</h1>', 'is a page and no XML'],
  ['half of it', '<r><x>', 'is no whole XML'],
  ['JSON', '{"r":1}', 'is no whole XML'],
  ['another root', '<rss></rss>', 'has no element "r"'],
])('an answer with %s is refused in one line', (_, answer, message) => {
  expect(() => readXml(answer, 'r', [])).toThrow(new Error(message))
})

it('a text that speaks of entities is a text', () => {
  expect(readXml('<r><x><![CDATA[<!ENTITY> & co]]></x></r>', 'r', [])).toEqual({
    x: '<!ENTITY> & co',
  })
})
