import { smartrecruiters } from '../../../../builder/board/smartrecruiters/smartrecruiters.js'
import { readList, readPosting } from './read-posting.js'

/* As SmartRecruiters answers: https://developers.smartrecruiters.com/docs/objects */

const POSTING = {
  id: '743999663339278',
  name: 'Hydrologist &amp; Diver',
  refNumber: 'REF13930H',
  releasedDate: '2026-02-19T19:36:42.346Z',
  location: { city: 'Faro', region: 'Faro', country: 'pt', remote: false, hybrid: true },
  industry: { id: 'internet', label: 'Internet' },
  department: { id: '18554', label: 'Science' },
  function: null,
  typeOfEmployment: { id: 'intern', label: 'Praktikum' },
  experienceLevel: { id: 'associate', label: 'Associate' },
  customField: [
    { fieldLabel: 'Brand', valueLabel: 'Rivers' },
    { fieldLabel: 'Empty', valueLabel: null },
  ],
  language: { code: 'pt-BR' },
  active: true,
  postingUrl: 'https://jobs.smartrecruiters.com/Acme/743999663339278',
  jobAd: {
    sections: {
      companyDescription: { title: 'Quem somos', text: '' },
      jobDescription: { title: 'A vaga', text: '<p>Medir &amp; contar.</p>' },
      qualifications: { title: null, text: 'Botas\nCalma' },
      additionalInformation: null,
      videos: { title: 'Videos', urls: ['https://v.example/1'] },
    },
  },
}

it('a posting with all that it can have', () => {
  const { job, text, notes } = readPosting(smartrecruiters, POSTING)
  expect(job).toMatchObject({
    number: '743999663339278',
    title: 'Hydrologist & Diver',
    departments: [{ id: '18554', name: 'Science' }],
    places: [{ name: 'Faro, Portugal', address: { town: 'Faro', region: 'Faro', country: 'pt' } }],
    workplace: 'Hybrid',
    types: ['Intern'],
    language: 'pt-BR',
    applyUrl: POSTING.postingUrl,
    requisitionId: 'REF13930H',
  })
  expect(text).toEqual([
    ['heading2', 'A vaga'],
    ['paragraph', 'Medir & contar.'],
    ['heading2', 'Qualifications'],
    ['paragraph', 'Botas\nCalma'],
  ])
  expect(notes).toEqual([
    'these fields have no place in a job: "industry" (Internet), "experienceLevel" (Associate), "Brand" (Rivers)',
    'the video https://v.example/1 is left out',
  ])
})

it('a posting with as little as it can have', () => {
  const { job, text, notes } = readPosting(smartrecruiters, {
    id: POSTING.id,
    name: 'Hydrologist',
    location: { country: 'gb', remote: true },
    department: {},
    typeOfEmployment: { label: 'Permanent' },
    customField: [],
    jobAd: { sections: {} },
  })
  expect(job).toMatchObject({
    isOpen: true,
    departments: [],
    places: [{ name: 'United Kingdom', address: { town: null, region: null, country: 'gb' } }],
    workplace: 'Remote',
    types: [],
    language: null,
    applyUrl: null,
  })
  expect(text).toEqual([])
  expect(notes).toEqual(['"Permanent" is no employment type of the site'])
})

it.each([
  [{ remote: false, hybrid: false }, 'On-site'],
  // It may be hybrid.
  [{ remote: false }, null],
  [null, null],
])('a posting whose location is %j is %s', (location, workplace) => {
  expect(readPosting(smartrecruiters, { ...POSTING, location }).job?.workplace).toBe(workplace)
})

it('a posting that is no longer active is closed', () => {
  expect(readPosting(smartrecruiters, { ...POSTING, active: false }).job?.isOpen).toBe(false)
})

it('pages follow until all postings are there; a list that is cut is none', () => {
  const page = (content: unknown, totalFound?: number) =>
    readList(smartrecruiters, { offset: 0, limit: 100, totalFound, content })
  expect(page(Array(100).fill(POSTING), 250).nextPath).toBe(
    '/v1/companies/acme/postings?limit=100&offset=100',
  )
  expect(page([POSTING], 1).nextPath).toBeNull()
  expect(page([POSTING]).nextPath).toBeNull()
  expect(() => page([], 250)).toThrow('has no posting after 0 of 250')
  expect(() => page(null)).toThrow('has no list "content"')
})
