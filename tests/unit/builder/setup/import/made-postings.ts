import type { BoardVendorName } from '../../../../../builder/shared/config/job-board.js'
import type { createWriter } from './arbitrary-board.js'

type Writer = ReturnType<typeof createWriter>
type Made = Record<string, unknown>

/** A posting as each vendor writes it: mostly right, some of it odd, some of another type than it should have. */
export const MAKE_POSTING: Readonly<
  Record<Exclude<BoardVendorName, 'greenhouse'>, (writer: Writer, id: number) => Made>
> = {
  lever: (writer, id) => {
    const { oneOf, word, named, text } = writer
    return {
      id: toUuid(id),
      text: toTitle(writer),
      description: oneOf([text(), `${word()}\n${word()}`]),
      lists: oneOf<unknown>([
        [{ text: word(), content: `<li>${word()}</li><li>${word()}</li>` }],
        [named(), { text: word(), content: text() }],
        noList(writer),
      ]),
      additional: oneOf([text(), '', null]),
      categories: oneOf<unknown>([
        { department: 'Engineering', location: 'Bristol', commitment: 'Full-time' },
        { team: named(), location: named(), commitment: named(), level: named() },
        { department: named(), location: named(), allLocations: ['Bristol', named(), 7] },
        noRecord(writer),
      ]),
      country: oneOf(['GB', null]),
      createdAt: oneOf<unknown>([1_760_000_000_000, '1760000000000', named(), [named()]]),
      workplaceType: oneOf(['hybrid', 'unspecified', null]),
      applyUrl: oneOf(['https://boards.example/1', `http://x.example/${named()}`]),
      salaryDescription: oneOf([`<p>${word()} &amp; ${word()}</p>`, null]),
      salaryRange: oneOf<unknown>([
        { min: 1, max: 2, currency: 'GBP', interval: 'per-year-salary' },
        { min: 1, currency: named(), interval: named() },
        { min: named(), max: 2, currency: 'GBP', interval: 'one-time' },
        noRecord(writer),
        null,
      ]),
    }
  },
  ashby: (writer, id) => {
    const { oneOf, word, named, text } = writer
    return {
      id: toUuid(id),
      title: toTitle(writer),
      descriptionHtml: text(),
      department: oneOf<unknown>(['Engineering', named(), odd(writer)]),
      team: oneOf<unknown>([null, odd(writer)]),
      location: oneOf<unknown>(['Bristol', named(), odd(writer)]),
      secondaryLocations: oneOf<unknown>([
        [],
        [{ location: named() }, { location: 'Bristol' }],
        noList(writer),
      ]),
      employmentType: oneOf<unknown>(['FullTime', named(), odd(writer)]),
      publishedAt: oneOf<unknown>(['2026-10-30T23:30:00.000+00:00', odd(writer)]),
      applyUrl: 'https://boards.example/1/apply',
      compensation: oneOf<unknown>([
        null,
        noRecord(writer),
        {
          compensationTiers: [
            {
              title: word(),
              additionalInformation: word(),
              components: [
                {
                  compensationType: 'Salary',
                  interval: oneOf(['1 YEAR', named()]),
                  currencyCode: 'GBP',
                  minValue: 1,
                  maxValue: 2,
                },
                { compensationType: 'EquityPercentage', summary: word() },
              ],
            },
            { title: null, components: [{ compensationType: 'Bonus', summary: named() }] },
          ],
        },
      ]),
    }
  },
  workable: (writer, id) => {
    const { oneOf, named, text } = writer
    const texts = oneOf([
      { full_description: text() },
      { description: text(), requirements: text(), benefits: text() },
    ])
    return {
      shortcode: `C0DE${id}XYZ`,
      title: toTitle(writer),
      ...texts,
      code: oneOf<unknown>([null, odd(writer)]),
      department: oneOf<unknown>(['Engineering', named(), odd(writer)]),
      employment_type: oneOf<unknown>(['Full-time', named(), odd(writer)]),
      experience: oneOf([named(), '']),
      education: oneOf([named(), '']),
      function: oneOf([named(), null]),
      industry: oneOf([named(), null]),
      telecommuting: oneOf<unknown>([true, false, 'no']),
      published_on: oneOf<unknown>(['2026-10-30', odd(writer)]),
      url: 'https://boards.example/j/1',
      city: 'Bristol',
      state: '',
      country: 'United Kingdom',
    }
  },
  recruitee: (writer, id) => {
    const { oneOf, named, text } = writer
    return {
      id,
      title: toTitle(writer),
      description: text(),
      requirements: oneOf([text(), '', null]),
      department: oneOf<unknown>(['Engineering', named(), odd(writer)]),
      employment_type_code: oneOf<unknown>(['fulltime_permanent', named(), odd(writer)]),
      experience_code: oneOf([named(), null]),
      education_code: oneOf([named(), null]),
      country_code: 'GB',
      // Where there is a list, the offer's own place is one of it.
      ...oneOf<Made>([
        { city: oneOf<unknown>(['Bristol', named(), odd(writer)]), locations: [] },
        { city: 'Bristol', locations: [{ name: named() }] },
        { city: 'Bristol', locations: [{ city: 'Bristol' }, named()] },
        { city: 'Bristol', locations: noList(writer) },
      ]),
      hybrid: oneOf<unknown>([true, false]),
      remote: oneOf<unknown>([true, false]),
      published_at: oneOf<unknown>(['2026-05-21 07:41:12 UTC', odd(writer)]),
      careers_url: 'https://boards.example/o/1',
      salary: oneOf<unknown>([
        null,
        { min: '1', max: 2, currency: 'GBP', period: 'year' },
        { min: named(), max: 2, currency: named(), period: 'month' },
        noRecord(writer),
      ]),
    }
  },
  personio: (writer, id) => {
    const { oneOf, word, named, text } = writer
    const part = () => ({ jobDescription: { name: word(), value: text() } })
    return {
      id: String(id),
      name: toTitle(writer),
      jobDescriptions: [part(), part()],
      office: oneOf<unknown>(['Bristol', named(), { name: named() }]),
      additionalOffices: oneOf<unknown>(['', { office: named() }]),
      department: oneOf<unknown>(['Engineering', named(), { name: named() }]),
      employmentType: oneOf<unknown>(['permanent', named(), { name: named() }]),
      schedule: oneOf<unknown>(['full-time', named()]),
      seniority: oneOf([named(), '']),
      yearsOfExperience: oneOf([named(), '']),
      keywords: oneOf([named(), '']),
      subcompany: oneOf([named(), '']),
      createdAt: oneOf<unknown>(['2026-10-30T09:30:00+00:00', named()]),
    }
  },
  teamtailor: (writer, id) => {
    const { oneOf, named, text } = writer
    return {
      title: toTitle(writer),
      description: text(),
      pubDate: oneOf<unknown>(['Mon, 10 Aug 2026 12:00:00 +0200', named(), { name: named() }]),
      link: `https://boards.example/jobs/${id}-job`,
      remoteStatus: oneOf<unknown>(['hybrid', 'none', 'fully', named()]),
      guid: toUuid(id),
      'tt:locations': oneOf<unknown>([
        '',
        { 'tt:location': { 'tt:name': 'HQ', 'tt:city': 'Bristol', 'tt:country': 'GB' } },
        { 'tt:location': { 'tt:name': named() } },
      ]),
      'tt:department': oneOf<unknown>(['Engineering', named(), { name: named() }]),
      'tt:role': oneOf([named(), '']),
      'tt:division': oneOf([named(), '']),
    }
  },
  smartrecruiters: (writer, id) => {
    const { oneOf, word, named, text } = writer
    return {
      id: String(700_000_000_000_000 + id),
      name: toTitle(writer),
      jobAd: {
        sections: {
          companyDescription: oneOf<unknown>([{ title: word(), text: text() }, null]),
          jobDescription: { title: oneOf([word(), '']), text: text() },
          qualifications: oneOf<unknown>([{ text: text() }, noRecord(writer)]),
          additionalInformation: oneOf<unknown>([{ title: null, text: text() }, null]),
          videos: oneOf<unknown>([{ urls: [`https://video.example/${named()}`] }, null]),
        },
      },
      refNumber: oneOf<unknown>([word(), odd(writer), null]),
      department: oneOf<unknown>([
        { id: 1, label: 'Engineering' },
        { id: 'x', label: named() },
        noRecord(writer),
      ]),
      location: oneOf<unknown>([
        { city: 'Bristol', country: 'gb', remote: false, hybrid: true },
        { city: named(), country: 'gb', remote: true },
        noRecord(writer),
      ]),
      typeOfEmployment: oneOf<unknown>([
        { label: 'Full-time' },
        { label: named() },
        noRecord(writer),
      ]),
      function: oneOf<unknown>([{ label: named() }, null]),
      industry: oneOf<unknown>([{ label: named() }, noRecord(writer)]),
      customField: oneOf<unknown>([
        [],
        [{ fieldLabel: named(), valueLabel: named() }],
        [named()],
        noList(writer),
      ]),
      releasedDate: oneOf<unknown>(['2026-10-30T23:30:00.000Z', odd(writer)]),
      language: oneOf<unknown>([{ code: 'en' }, noRecord(writer)]),
      applyUrl: 'https://boards.example/1/apply',
    }
  },
}

/** Where a text should be. */
function odd({ oneOf, named }: Writer): unknown {
  return oneOf<unknown>([named(), { name: named() }, [named()], null])
}

function noRecord({ oneOf, named }: Writer): unknown {
  return oneOf<unknown>([named(), [named()], null])
}

function noList({ oneOf, named }: Writer): unknown {
  return oneOf<unknown>([named(), { name: named() }, null])
}

function toTitle({ oneOf, word }: Writer): string {
  return oneOf([`${word()} Engineer`, `R&amp;D ${word()}`, `  ${word()}\u00a0${word()} `])
}

function toUuid(id: number): string {
  return `abcdef00-0000-4000-8000-${String(id).padStart(12, '0')}`
}
