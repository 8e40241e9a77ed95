import { renderToStaticMarkup } from 'react-dom/server'
import { Band } from '../../../../../client/components/elements/band.js'
import { JobSection } from '../../../../../client/components/job/job-sections.js'
import { createSite } from '../../../../../client/content/create-site.js'
import { madeJob, madeRepository, paragraph } from '../../../../helpers/content/made-documents.js'

it.each([
  ['de', ' lang="de"'],
  ['pt_br', ' lang="pt-BR"'],
  ['en', ''],
  ['en-GB', ''],
  ['German', ''],
  [null, ''],
])('of a job in the language %j, title and text have the attribute “%s”', (language, attribute) => {
  const job = madeJob('1', { language, title: 'Wasser', about: paragraph('Wir messen.') })
  const { pages } = createSite(madeRepository([job]), {
    now: new Date('2026-11-21'),
    buildHash: '',
  })
  const [view] = pages.flatMap(({ result }) => ('sections' in result.data ? [result.data] : []))
  const [section] = view?.sections ?? []
  const lang = view?.job.lang
  const markup = renderToStaticMarkup(
    <>
      <Band title="Wasser" titleLang={lang} seed="1" />
      {section !== undefined && <JobSection section={section} lang={lang} />}
    </>,
  )
  expect(markup).toContain(`<h1 class="band-title"${attribute}>Wasser</h1>`)
  expect(markup).toContain(
    `<h2>About the role</h2><div class="rich-text"${attribute}><p>Wir messen.</p></div>`,
  )
})
