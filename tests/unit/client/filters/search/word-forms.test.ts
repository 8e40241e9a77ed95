import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { createJob, createListing } from '../sample-listing.js'

/** Whether a search finds a job with this title, and what it marks there; null where it finds nothing. */
function markIn(title: string, q: string): string[] | null {
  const job = createJob({ title, summary: null })
  const engine = createSearchEngine(createListing([job]))
  const { scores, matchOf } = engine.read(q, true)
  const [score = 0] = scores ?? []
  const ranges = matchOf(job).title
  return score === 0 ? null : ranges.map(([start, end]) => title.slice(start, end))
}

it.each([
  ['Project Co-ordinator', 'coordinator', ['Co-ordinator']],
  ['Project Coordinator', 'co-ordinator', ['Coordinator']],
  ['Project Co-ordinator', 'co-ordinator', ['Co-ordinator']],
  ['Long term planner', 'long-term', ['Long', 'term']],
  ['Wi-Fi engineer', 'wifi', ['Wi-Fi']],
  ['WiFi engineer', 'wi-fi', ['WiFi']],
  ['X-ray nurse', 'xray', ['X-ray']],
  ['Node.js developer', 'nodejs', ['Node.js']],
  ['Node.js developer', 'node.js', ['Node.js']],
  ['UI/UX designer', 'ux designer', ['UI', 'UX', 'designer']],
  ['O’Brien’s driver', 'obriens', ['O’Brien’s']],
  ['Entwickler:in', 'Entwicklerin', ['Entwickler:in']],
  ['Sachbearbeiter/-in', 'sachbearbeiterin', ['Sachbearbeiter/-in']],
  ['Sachbearbeiter', 'Sachbearbeiter*in', ['Sachbearbeiter']],
  ['Straßenbauer', 'strassenbauer', ['Straßenbauer']],
  ['Strassenbauer', 'straßenbauer', ['Strassenbauer']],
  ['Qualitätsprüfer', 'qualitaetspruefer', ['Qualitätsprüfer']],
  ['Qualitätsprüfer', 'qualitatsprufer', ['Qualitätsprüfer']],
  ['Ørsted sælger', 'orsted saelger', ['Ørsted', 'sælger']],
  ['Part–time Cleaner', 'part-time cleaner', ['Part–time', 'Cleaner']],
  ['Co−ordinator', 'coordinator', ['Co−ordinator']],
  ['Soft\u00adware Tester', 'software', ['Soft\u00adware']],
  ['Kıdemli Mühendis', 'kidemli', ['Kıdemli']],
  ['C#/.NET Developer', 'c#', ['C#']],
  ['C#/.NET Developer', '.net', ['.NET']],
  ['C++/Qt Developer', 'c/c++', ['C++']],
  ['Verkäufer (m/w/d)', 'Verkäufer:in (w/m/d)', ['Verkäufer']],
  ['Mitarbeiter', 'Mitarbeiter*innen', ['Mitarbeiter']],
  ['Vendeur·euse H/F', 'vendeuse', ['Vendeur·euse']],
  ['Chargé(e) de clientèle', 'chargée', ['Chargé(e)']],
  ['Kaufmann im Handel', 'Kauffrau', ['Kaufmann']],
  ['Program Manager', 'programmes', ['Program']],
  ['Colour Center Organiser', 'color centre organizer', ['Colour', 'Center', 'Organiser']],
  ['Product Manager, Billing', 'pm', ['Product Manager']],
  ['Delivery Manager', 'project manager', ['Delivery Manager']],
  ['Vice President, Sales', 'VP', ['Vice President']],
])('in the title “%s” a search for “%s” marks %j', (title, q, marked) => {
  expect(markIn(title, q)).toEqual(marked)
})

it.each([
  ['シニアソフトウェアエンジニア', 'エンジニア', ['エンジニア']],
  ['シニアソフトウェアエンジニア', 'ソフトウェア', ['ソフトウェア']],
  ['キャラクターデザイナー', 'デザイナー', ['デザイナー']],
  ['3DCGモデラー', 'モデラー', ['モデラー']],
  ['東京の営業', '営業', ['営業']],
  ['กรุงเทพมหานคร', 'มหานคร', ['มหานคร']],
])('in a script without spaces, in “%s” a search for “%s” marks %j', (title, q, marked) => {
  expect(markIn(title, q)).toEqual(marked)
})

it.each([
  ['Project Co-ordinator', 'ordinates'],
  ['Long walk, short term', 'longterm'],
  ['Engineer', 'gine'],
  ['Network Engineer', '.net'],
  ['JavaScript Developer', 'java'],
  ['International Sales', 'intern'],
  ['Product Manager', 'pmo'],
  ['H/W Engineer (m/w/d)', 'd'],
  ['デザイナー', 'エンジニア'],
])('in the title “%s” a search for “%s” finds nothing', (title, q) => {
  expect(markIn(title, q)).toBeNull()
})
