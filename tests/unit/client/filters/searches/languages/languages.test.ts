import { createJob, createListing } from '../../sample-listing.js'
import { createBoard, type SearchesOfLanguage } from './board-of-language.js'
import { arabic } from './arabic.js'
import { dutch } from './dutch.js'
import { french } from './french.js'
import { german } from './german.js'
import { japanese } from './japanese.js'
import { spanish } from './spanish.js'
import type * as amounts from '../../../../../../client/filters/search/amounts.js'
import type * as engine from '../../../../../../client/filters/search/search-engine.js'
import type * as judge from '../judge-searches.js'

type Judge = typeof judge
type Amounts = typeof amounts
type Engine = typeof engine

const SEARCH = '../../../../../../client/filters/search'
const WORDS = '../../../../../../client/words'

/** A module with the words of a language. */
async function load<Module>(language: string, module: string): Promise<Module> {
  jest.resetModules()
  jest.doMock('#words/search.js', (): unknown => jest.requireActual(`${WORDS}/${language}/search`))
  return (await import(module)) as Module
}

it.each<[language: string, least: number, SearchesOfLanguage]>([
  ['de-de', 60, german],
  ['fr-fr', 60, french],
  ['es-es', 30, spanish],
  ['nl-nl', 30, dutch],
  ['ja-jp', 30, japanese],
  ['ar', 30, arabic],
])(
  'in %s at least 90 %% of %i and more searches are answered as they are meant',
  async (language, least, of) => {
    const { judgeSearches } = await load<Judge>(language, '../judge-searches')
    const judged = judgeSearches(createBoard(of), of.searches)
    const wrong = judged.filter(({ isRight }) => !isRight)
    const share = 1 - wrong.length / judged.length
    const lines = wrong.map(({ text, rows }) => `  ${text}: ${rows.join(' ') || 'nothing'}\n`)
    process.stdout.write(
      `Searches in ${language}: ${judged.length - wrong.length} of ${judged.length} as meant ` +
        `(${(share * 100).toFixed(1)} %)\n${lines.join('')}`,
    )
    expect(judged.length).toBeGreaterThanOrEqual(least)
    expect(share).toBeGreaterThanOrEqual(0.9)
  },
)

it.each([
  ['de-de', 'ab 50.000 € brutto', 50_000, 'EUR'],
  ['de-de', '50 tsd Euro im Jahr', 50_000, 'EUR'],
  ['de-de', 'mindestens 60k', 60_000, ''],
  ['de-de', 'Gehalt 45.000 bis 55.000', 45_000, ''],
  ['de-de', '3.000 € im Monat', null, ''],
  ['de-de', 'bis 90.000 Euro', null, ''],
  ['fr-fr', '45 000 € brut par an', 45_000, 'EUR'],
  ['fr-fr', '45\u202f000 euros', 45_000, 'EUR'],
  ['fr-fr', '45k€', 45_000, 'EUR'],
  ['fr-fr', 'salaire 40 à 50 ke', 40_000, ''],
  ['fr-fr', '12 000 € par mois', null, ''],
  ['fr-fr', "jusqu'à 60 000 €", null, ''],
  ['es-es', 'más de 30.000 euros brutos anuales', 30_000, 'EUR'],
  ['es-es', '40 mil euros', 40_000, 'EUR'],
  ['es-es', '12.000 € al mes', null, ''],
  ['nl-nl', 'vanaf € 50.000 per jaar', 50_000, 'EUR'],
  ['nl-nl', '10.000 euro per maand', null, ''],
  ['ja-jp', '年収500万円以上', 5_000_000, 'JPY'],
  ['ja-jp', '6,000,000円', 6_000_000, 'JPY'],
  ['ja-jp', '月給30万円', null, ''],
  ['ar', 'راتب ٢٥٠٬٠٠٠ درهم', 250_000, 'AED'],
  ['ar', '120 ألف ريال سنويا', 120_000, 'SAR'],
  ['ar', '12000 درهم شهريا', null, ''],
])('in %s “%s” asks for %j a year in “%s”', async (language, text, least, currency) => {
  const { takeAmount } = await load<Amounts>(language, `${SEARCH}/amounts`)
  const { amount } = takeAmount(text, () => false)
  expect([amount?.least ?? null, amount?.currency ?? '']).toEqual([least, currency])
})

it.each([
  ['de-de', 'Entwickler', 'Softwareentwickler/in Backend', 'entwickler'],
  ['de-de', 'Köchin', 'Koch/Köchin', 'Koch/Köchin'],
  ['nl-nl', 'chauffeur', 'Vrachtwagenchauffeur CE', 'chauffeur'],
  ['fr-fr', 'equipe', 'Chef d’équipe', 'd’équipe'],
  ['ja-jp', 'コンピュータ', 'スーパーコンピューター技術者', 'コンピューター'],
  ['ja-jp', 'えんじにあ', 'データエンジニア', 'エンジニア'],
  ['ar', 'مهندس', 'المهندس المدني', 'المهندس'],
])('in %s a search for “%s” marks in “%s” “%s”', async (language, text, title, marked) => {
  const { createSearchEngine } = await load<Engine>(language, `${SEARCH}/search-engine`)
  const job = createJob({ title })
  const { matchOf } = createSearchEngine(createListing([job])).read(text)
  expect(matchOf(job).title.map(([start, end]) => title.slice(start, end))).toEqual([marked])
})
