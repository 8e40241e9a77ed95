import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const MODELS = 'builder/content/models/slices'

/** Where the sample shows each slice, and its element on that page. */
export const SLICES = {
  benefits_grid: ['/benefits', '.section--benefits'],
  call_to_action: ['/benefits', '.section--call-to-action'],
  department_list: ['/', '.section--browse'],
  faq: ['/how-we-hire', '.section--faq'],
  featured_jobs: ['/life-at-tidewell', '.section--featured'],
  hero: ['/life-at-tidewell', '.band'],
  image: ['/about-tidewell/water-and-us', '.section--image'],
  image_with_text: ['/how-we-hire', '.section--image-with-text'],
  job_listing: ['/early-careers', '.section--listing'],
  notice: ['/how-we-hire', '.section--notice'],
  office_list: ['/about-tidewell', '.section--offices'],
  people: ['/life-at-tidewell', '.section--people'],
  quote: ['/life-at-tidewell', '.section--quote'],
  rich_text: ['/accessibility', '.section--rich-text'],
  stats: ['/about-tidewell', '.section--stats'],
  steps: ['/how-we-hire', '.section--process'],
  table: ['/early-careers', '.section--table'],
  video_link: ['/life-at-tidewell', '.section--video'],
}

/** The models of all slices, by name. */
export async function readSliceModels(root) {
  const folders = await readdir(path.join(root, MODELS))
  const models = await Promise.all(
    folders.map(async (folder) =>
      JSON.parse(await readFile(path.join(root, MODELS, folder, 'model.json'), 'utf8')),
    ),
  )
  return models.sort((one, other) => one.name.localeCompare(other.name))
}

/** One page with a picture of each slice at each width, what it is for, and its fields: `slices.html`. */
export async function writeSlicePage(root, folder, widths) {
  const sections = (await readSliceModels(root)).map((model) => {
    const [{ primary, items = {} }] = model.variations
    const fields = [...Object.entries(primary ?? {}), ...Object.entries(items)]
    return `<section id="${model.id}">
<h2>${escape(model.name)} <code>${model.id}</code></h2>
<p>${escape(model.description)}</p>
<p>Fields: ${fields.map(([name, { config }]) => escape(config?.label ?? name)).join(', ')}</p>
<div class="pictures">${widths.map((width) => `<figure><img src="slice-${model.id}-${width}.png" alt="" loading="lazy"><figcaption>${width} px</figcaption></figure>`).join('')}</div>
</section>`
  })
  await writeFile(path.join(folder, 'slices.html'), toPage(sections.join('\n')))
}

function toPage(body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Slices</title>
<style>
body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #f2f2f2; }
section { margin-block-end: 4rem; }
code { font-size: .8em; color: #4b5b6c; }
.pictures { display: flex; gap: 1.5rem; align-items: start; overflow-x: auto; }
figure { flex: none; margin: 0; }
img { max-width: 40rem; border: 1px solid #d6dce2; background: #fff; }
</style>
</head>
<body>
<h1>Slices</h1>
${body}
</body>
</html>
`
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
