import { createEnvironmentReader } from '../../../../../builder/shared/config/environment.js'
import { readFontKit } from '../../../../../builder/shared/config/font-kit.js'

const KIT = 'https://fonts.example/kit.css?family=azo-sans-web'

const read = (url: string, origins = '') =>
  readFontKit(createEnvironmentReader({ FONT_KIT_URL: url, FONT_KIT_ORIGINS: origins }))

it('there is no font kit and no third party without its address', () => {
  expect(read('', 'https://p.typekit.net')).toEqual({ url: null, origins: [] })
})

it('a kit brings its own origin, and those that are given besides', () => {
  expect(read(KIT)).toEqual({ url: KIT, origins: ['https://fonts.example'] })
  expect(read(KIT, 'https://p.fonts.example  https://fonts.example:8443').origins).toEqual([
    'https://fonts.example',
    'https://p.fonts.example',
    'https://fonts.example:8443',
  ])
})

it('the second host of Adobe Fonts is known, unless others are given', () => {
  const kit = 'https://use.typekit.net/abc1def.css'
  expect(read(kit).origins).toEqual(['https://use.typekit.net', 'https://p.typekit.net'])
  expect(read(kit, 'https://a.example').origins).toEqual([
    'https://use.typekit.net',
    'https://a.example',
  ])
})

it.each([
  ['FONT_KIT_ORIGINS', KIT, 'https://p.typekit.net/p.css'],
  ['FONT_KIT_ORIGINS', KIT, "'unsafe-inline'"],
  ['FONT_KIT_ORIGINS', KIT, 'http://p.typekit.net'],
  ['FONT_KIT_ORIGINS', KIT, 'https://a.example;'],
])('%s is refused beside %s where it is %s', (name, url, origins) => {
  expect(() => read(url, origins)).toThrow(
    `${name}: "${origins}" is not an https origin. Give origins such as https://p.typekit.net.`,
  )
})

it('a kit without https is refused, except on this machine', () => {
  expect(() => read('http://fonts.example/kit.css')).toThrow(
    'FONT_KIT_URL: "http://fonts.example" is not an https origin. Give the https address of the kit.',
  )
  expect(read('http://127.0.0.1:9000/kit.css').origins).toEqual(['http://127.0.0.1:9000'])
})
