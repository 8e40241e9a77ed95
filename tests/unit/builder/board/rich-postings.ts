import type { OddPosting } from './poor-postings.js'

const pay = (compensationType: string, rest: object) => ({ compensationType, ...rest })
const component = (interval: string, currencyCode: string | null, minValue: number) =>
  pay('Salary', { interval, currencyCode, minValue, maxValue: null })

/** What vendors may say beside or in place of what the board service's postings say. */
export const RICH_POSTINGS: readonly OddPosting[] = [
  [
    'ashby',
    'all that it can have',
    {
      team: 'Rivers',
      employmentType: 'Contract',
      location: 'Ireland HQ',
      secondaryLocations: [
        { location: 'Porto', address: { addressLocality: 'Porto', addressCountry: 'Portugal' } },
        { location: 'Anywhere', address: null },
        { location: '', address: { postalAddress: { addressCountry: 'DE' } } },
      ],
      isRemote: true,
      address: {
        postalAddress: { addressLocality: 'Dublin', addressRegion: '', addressCountry: 'IE' },
      },
      descriptionHtml: '<h1>Rivers</h1><p>Measure &amp; tell.</p>',
      compensation: {
        compensationTiers: [
          {
            title: 'Dublin',
            additionalInformation: 'Reviewed each year',
            components: [
              pay('EquityPercentage', { summary: '0.5%', interval: 'NONE', currencyCode: null }),
              component('1 MONTH', 'EUR', 5000),
            ],
          },
          {
            title: null,
            additionalInformation: null,
            components: [component('2 WEEK', null, 1000)],
          },
          { title: 'Zone B', components: [pay('Bonus', { summary: 'Offers bonus' })] },
        ],
      },
    },
    {
      departments: [{ name: 'Engineering' }, { name: 'Rivers' }],
      places: [
        { name: 'Ireland HQ', address: { town: 'Dublin', region: null, country: 'IE' } },
        { name: 'Porto', address: { town: 'Porto', region: null, country: 'Portugal' } },
        { name: 'Anywhere', address: null },
        { name: 'Germany', address: { town: null, region: null, country: 'DE' } },
      ],
      workplace: 'Hybrid',
      types: ['Contractor'],
      pay: [
        {
          title: 'Dublin',
          min: 5000,
          max: null,
          currency: 'EUR',
          unit: 'MONTH',
          note: '0.5%; Reviewed each year',
        },
        { title: null, min: 1000, max: null, currency: null, unit: null, note: null },
      ],
      text: ['heading2 Rivers', 'paragraph Measure & tell.'],
    },
    [
      'its pay is for "2 WEEK"',
      '"" is no currency, so its pay is left out of its page',
      'its pay names no salary, and is left out: Offers bonus',
    ],
  ],
  [
    'lever',
    'all that it can have',
    {
      text: 'R&amp;D Hydrologist ',
      categories: {
        commitment: 'Regular Full Time (Salary)',
        department: 'Science',
        team: 'Rivers',
        level: 'Senior',
        location: 'Foster City, CA',
        allLocations: ['Foster City, CA', 'Toronto, Canada'],
      },
      country: 'US',
      createdAt: 1_790_000_000_000,
      description: '<div>Rivers &amp; lakes.</div>',
      lists: [
        { text: 'You bring', content: '<li>Boots</li><li>Patience</li>' },
        { text: 'Q&A', content: 'plain one\nplain two' },
        { text: 'Nothing', content: '' },
      ],
      additional: '',
      workplaceType: 'unspecified',
      salaryRange: { currency: 'USD', interval: 'one-time', min: 100, max: null },
      salaryDescription: '<div>Plus <b>equity</b></div>',
      hostedUrl: 'https://jobs.lever.co/acme/1',
      applyUrl: null,
    },
    {
      title: 'R&D Hydrologist',
      departments: [{ name: 'Science' }, { name: 'Rivers' }],
      places: [
        { name: 'Foster City, CA', address: { town: null, region: null, country: 'US' } },
        { name: 'Toronto, Canada', address: null },
      ],
      workplace: null,
      types: [],
      pay: [{ min: 100, max: null, currency: 'USD', unit: null, note: 'Plus equity' }],
      publishedAt: '2026-09-21T14:13:20.000Z',
      applyUrl: 'https://jobs.lever.co/acme/1',
      text: [
        'paragraph Rivers & lakes.',
        'heading2 You bring',
        'list-item Boots',
        'list-item Patience',
        'heading2 Q&A',
        'paragraph plain one\nplain two',
      ],
    },
    [
      'its pay is "one-time"',
      'these fields have no place in a job: "level" (Senior)',
      '"Regular Full Time (Salary)" is no employment type of the site',
    ],
  ],
  [
    'workable',
    'parts, and its row as its place',
    {
      code: '',
      employment_type: 'Other',
      department: null,
      country: 'United States',
      city: 'Portland',
      state: 'Oregon',
      experience: 'Mid-Senior level',
      locations: [],
      description: '<p>Rivers &amp; lakes.</p>',
      requirements: '<ul><li>Boots</li></ul>',
      benefits: '',
    },
    {
      departments: [],
      places: [
        {
          name: 'Portland, Oregon, United States',
          address: { town: 'Portland', region: 'Oregon', country: 'United States' },
        },
      ],
      workplace: null,
      types: ['Other'],
      requisitionId: null,
      text: ['paragraph Rivers & lakes.', 'heading2 Requirements', 'list-item Boots'],
    },
    ['these fields have no place in a job: "experience" (Mid-Senior level)'],
  ],
  [
    'recruitee',
    'places, parts and pay of which nothing is guessed',
    {
      description: '<p>Buy.</p>',
      requirements: '<p>Calm.</p>',
      locations: [
        { city: 'Ghent', country_code: 'BE' },
        { city: null, name: 'Anywhere' },
      ],
      remote: true,
      hybrid: true,
      employment_type_code: 'fulltime_fixed_term',
      experience_code: 'senior',
      salary: { min: '2500', max: null, currency: 'EUR', period: 'moon' },
      translations: { nl: {}, en: {} },
      published_at: '2026-05-21 07:41:12 UTC',
    },
    {
      places: [{ name: 'Ghent, Belgium' }, { name: 'Anywhere' }],
      workplace: null,
      types: ['Full time', 'Temporary'],
      pay: [{ min: 2500, max: null, currency: 'EUR', unit: null }],
      language: null,
      publishedAt: '2026-05-21T07:41:12Z',
      text: ['paragraph Buy.', 'heading2 Requirements', 'paragraph Calm.'],
    },
    [
      'these fields have no place in a job: "experience" (senior)',
      'it is "hybrid" and "remote" at once',
    ],
  ],
  [
    'smartrecruiters',
    'all that it can have',
    {
      name: 'Hydrologist &amp; Diver',
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
      postingUrl: 'https://jobs.smartrecruiters.com/Acme/1',
      applyUrl: undefined,
      jobAd: {
        sections: {
          companyDescription: { title: 'Quem somos', text: '' },
          jobDescription: { title: 'A vaga', text: '<p>Medir &amp; contar.</p>' },
          qualifications: { title: null, text: 'Botas\nCalma' },
          additionalInformation: null,
          videos: { title: 'Videos', urls: ['https://v.example/1'] },
        },
      },
    },
    {
      title: 'Hydrologist & Diver',
      departments: [{ id: '18554', name: 'Science' }],
      places: [
        { name: 'Faro, Portugal', address: { town: 'Faro', region: 'Faro', country: 'pt' } },
      ],
      workplace: 'Hybrid',
      types: ['Intern'],
      language: 'pt-BR',
      applyUrl: 'https://jobs.smartrecruiters.com/Acme/1',
      text: [
        'heading2 A vaga',
        'paragraph Medir & contar.',
        'heading2 Qualifications',
        'paragraph Botas\nCalma',
      ],
    },
    [
      'these fields have no place in a job: "industry" (Internet), "experienceLevel" (Associate), "Brand" (Rivers)',
      'the video https://v.example/1 is left out',
    ],
  ],
]
