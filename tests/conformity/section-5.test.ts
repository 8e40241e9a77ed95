import { createSite } from '../../client/content/create-site.js'
import { formatProblem } from '../../client/content/documents/problems.js'
import { createImageData, type ImageDataOptions } from '../../client/images/image-data.js'
import { createImageSizes, type ImageLayout } from '../../client/images/image-sizes.js'
import { findImageProblem } from '../../client/images/validate-image.js'
import { createReleaseSource } from '../../client/runtime/load/release-source.js'
import type { JobData } from '../../client/shared/content-model/content-types.js'
import { dialog, havePreview } from '../browser/preview/editor.js'
import { startPreviewSite } from '../browser/preview/preview-site.js'
import { openTab } from '../helpers/browser/browser.js'
import { useSite } from '../helpers/browser/use-site.js'
import { describeSection } from '../helpers/conformity/describe-section.js'
import { madeJob, madeRepository } from '../helpers/content/made-documents.js'
import { createScriptedFetch, type Answer } from '../unit/client/runtime/scripted-fetch.js'

const { site, browser } = useSite(() => startPreviewSite({ isPrivate: true }))

const URL = 'https://images.example/a.jpg'
const NOT_POSITIVE = 'Specified dimensions for images must be positive numbers (> 0)'

describeSection('5. Validation rules', {
  'The access-token field is required (enforced by the browser). No other form validation is shown.':
    async () => {
      const tab = await openTab(browser(), { withoutWorkers: true })
      await havePreview(tab, site(), 'spring-hiring')
      await tab.page.goto(`${site().origin}/flood-forecaster/1101`)
      const prompt = dialog(tab.page, 'Enter your access token')
      const before = site().requests.length
      await prompt.getByRole('button', { name: 'Continue' }).click()
      const field = prompt.getByRole('textbox', { name: 'Access token' })
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
        true,
      )
      expect(await prompt.isVisible()).toBe(true)
      expect(
        site()
          .requests.slice(before)
          .filter((request) => /token/.test(request)),
      ).toEqual([])
      await tab.close()
    },

  "Image dimensions must be numbers greater than 0. Error: 'Specified dimensions for images must be positive numbers (> 0)'.":
    () => {
      const source = { width: 800, height: 600 }
      const sizesFor = (wanted: object) => () =>
        createImageSizes({ url: URL, layout: 'constrained', source, ...wanted })
      for (const wrong of [0, -1, NaN, '400']) {
        expect(sizesFor({ width: wrong })).toThrow(NOT_POSITIVE)
        expect(sizesFor({ height: wrong })).toThrow(NOT_POSITIVE)
        expect(findImageProblem({ url: URL, dimensions: { width: wrong, height: 1 } })).toBe(
          NOT_POSITIVE,
        )
      }
      expect(sizesFor({ width: 400, height: 300 })).not.toThrow()
      expect(sizesFor({ width: 0.5 })).not.toThrow()
    },

  "An image needs a url, a width and a height. Errors: 'Missing image URL' or 'Missing width'.":
    () => {
      const dimensions = { width: 8, height: 4 }
      expect(findImageProblem({ url: URL, dimensions })).toBeNull()
      expect(findImageProblem({ dimensions })).toBe('Missing image URL')
      expect(findImageProblem({ url: URL, dimensions: { height: 4 } })).toBe('Missing width')
      expect(findImageProblem({ url: URL, dimensions: { width: 8 } })).not.toBeNull()
    },

  'A field value must match the type declared in its type path.': () => {
    const declared = { Date: '2026-02-29', Timestamp: '2026-01-31', Color: 'navy', Number: '1' }
    for (const [type, value] of Object.entries(declared)) {
      expect(problemsOfField(type, value)).toContain(
        `Field value at "field" does not match the type declared in its type path: ${type}`,
      )
    }
    expect(problemsOfField('Date', '2028-02-29')).toBe('')
    expect(problemsOfField('Timestamp', '2026-01-31T10:00:00+0000')).toBe('')
    expect(problemsOfField('Color', '#0B1B2E')).toBe('')
    expect(problemsOfField('Date', null)).toBe('')
  },

  'Layout is one of fixed, fullWidth or constrained.': () => {
    const source = { width: 2000, height: 1000 }
    const sizesFor = (layout: string) =>
      createImageSizes({ url: URL, layout: layout as ImageLayout, source })
    for (const layout of ['fixed', 'fullWidth', 'constrained']) {
      expect(sizesFor(layout)).toMatchObject({ sizes: expect.any(String), warnings: [] })
    }
    expect(sizesFor('stretched')).toMatchObject({
      sizes: null,
      warnings: [expect.stringMatching(/fixed, fullWidth, and constrained. Found stretched$/)],
    })
  },

  'Width and height may not be given when the layout is fullWidth.': () => {
    const layout = 'fullWidth'
    expect(imageWith({ layout })).not.toThrow()
    expect(imageWith({ layout, width: 400 })).toThrow('"width" 400 may not be passed')
    expect(imageWith({ layout, height: 300 })).toThrow('"height" 300 may not be passed')
  },

  'Alt text is required but may be an empty string.': () => {
    expect(imageWith({}, '')).not.toThrow()
    expect(imageWith({}, null)).toThrow('The "alt" prop is required')
  },

  'Page data is valid only if it is JSON with a path.': async () => {
    expect(await readAs({ json: { path: '/a', result: {} } })).toBe('found')
    for (const wrong of [{ json: { result: {} } }, { json: ['/a'] }, { text: '{"path":"/a"' }]) {
      expect(await readAs(wrong)).toBe('failed')
    }
  },
})

/** Of a document whose field of a declared type has a value; empty if there are none. */
function problemsOfField(type: string, field: unknown): string {
  const typePaths = { job: 'Document', 'job.data': 'DocumentData', 'job.data.field': type }
  const { problems } = createSite(madeRepository([madeJob('1', { field } as Partial<JobData>)]), {
    now: new Date('2026-11-21T12:00:00Z'),
    buildHash: 'hash',
    typePaths: typePaths as never,
  })
  return problems
    .filter((problem) => problem.field === 'field')
    .map(formatProblem)
    .join('\n')
}

function imageWith(options: ImageDataOptions, alt: string | null = 'A picture') {
  const image = { url: URL, alt: alt as string, width: 2000, height: 1000 }
  return () => createImageData(image, options)
}

async function readAs(answer: Answer): Promise<string> {
  const { fetch } = createScriptedFetch({ '/page-data/a/page-data.json': answer })
  return (await createReleaseSource(fetch).pageData('/a')).kind
}
