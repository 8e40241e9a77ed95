import { createHash } from 'node:crypto'
import type { Place, Posting } from './posting.js'
import { composeText } from './posting-texts.js'

/** In ms. */
const DAY = 86_400_000

const PLACES: Readonly<Record<string, Place>> = {
  Bristol: { town: 'Bristol', country: 'United Kingdom', countryCode: 'GB' },
  Leeds: { town: 'Leeds', country: 'United Kingdom', countryCode: 'GB' },
  Dublin: { town: 'Dublin', country: 'Ireland', countryCode: 'IE' },
  Berlin: { town: 'Berlin', country: 'Germany', countryCode: 'DE' },
  Lisbon: { town: 'Lisbon', country: 'Portugal', countryCode: 'PT' },
  Toronto: { town: 'Toronto', country: 'Canada', countryCode: 'CA' },
  // Two that the sample's CMS does not know.
  Porto: { town: 'Porto', country: 'Portugal', countryCode: 'PT' },
  Utrecht: { town: 'Utrecht', country: 'Netherlands', countryCode: 'NL' },
}

const CURRENCIES: Readonly<Record<string, string>> = { GB: 'GBP', CA: 'CAD' }

/** Department: titles. Of the departments, 'Legal' and 'Supply chain' are none of the sample's CMS. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  Engineering: [
    'Backend Engineer, Alarms',
    'Build Tools Engineer',
    'Database Reliability Engineer',
    'Maps Engineer',
    'Offline Sync Engineer',
    'Site Speed Engineer',
    'Embedded Linux Engineer',
    'Staff Engineer, Pipelines',
  ],
  Hardware: [
    'Acoustics Engineer',
    'Antenna Engineer',
    'Battery Test Technician',
    'Enclosure Designer',
    'Production Test Engineer',
    'Prototype Technician',
  ],
  'Data science': [
    'Hydraulic Modeller',
    'Leak Signal Researcher',
    'Machine Learning Engineer, Sound',
    'Open Data Coordinator',
    'Pressure Data Analyst',
    'Remote Sensing Scientist',
  ],
  'Field operations': [
    'Confined Space Trainer',
    'Depot Coordinator',
    'Field Technician, Night Shift',
    'Fleet Coordinator',
    'Installation Lead',
    'Regional Field Manager',
    'Valve Survey Technician',
  ],
  'Customer success': [
    'Customer Success Engineer',
    'Implementation Manager',
    'Knowledge Base Editor',
    'Support Engineer, Early Shift',
    'Training Designer',
    'Utility Onboarding Lead',
  ],
  Sales: [
    'Bid Writer',
    'Channel Manager, Iberia',
    'Key Account Manager, Ireland',
    'Pricing Analyst',
    'Solutions Consultant',
    'Tender Coordinator',
  ],
  Design: [
    'Interaction Designer, Maps',
    'Product Manager, Loggers',
    'Research Operations Coordinator',
    'Service Designer',
    'Technical Illustrator',
  ],
  Finance: [
    'Accounts Payable Assistant',
    'Financial Controller',
    'Payroll Administrator',
    'People Partner',
    'Treasury Analyst',
  ],
  Legal: [
    'Contracts Counsel',
    'Data Protection Officer',
    'Legal Operations Intern',
    'Patent Paralegal',
  ],
  'Supply chain': [
    'Buyer, Electronics',
    'Customs Coordinator',
    'Demand Planner',
    'Goods-in Technician',
    'Logistics Apprentice',
    'Supplier Quality Engineer',
    'Warehouse Team Lead',
  ],
}

/** Sixty, always the same but for their days, which are near the given one, YYYY-MM-DD. */
export function createSamplePostings(today: string): Posting[] {
  const all = Object.entries(TITLES).flatMap(([department, titles]) =>
    titles.map((title) => ({ department, title })),
  )
  return all.map(({ department, title }, index) => createPosting(title, department, index, today))
}

function createPosting(title: string, department: string, index: number, today: string): Posting {
  const place = pick(Object.values(PLACES), index)
  const day = (distance: number) =>
    new Date(Date.parse(today) + distance * DAY).toISOString().slice(0, 10)
  const least = 28_000 + (index % 12) * 3_500
  return {
    number: 4_000_101 + index * 7,
    uuid: toUuid(`posting ${index}`),
    title,
    department,
    place,
    workplace: pick(['Hybrid', 'On-site', 'Hybrid', 'Remote', 'On-site'] as const, index),
    type: toType(title, index),
    pay:
      index % 10 === 9
        ? null
        : {
            min: least,
            max: least + 9_000,
            currency: CURRENCIES[place.countryCode] ?? 'EUR',
          },
    text: composeText({ title, department, town: place.town, index }),
    language: 'en',
    publishedOn: day(-5 - (index % 40)),
    updatedOn: day(-4 - (index % 40)),
    closesOn: index % 4 === 0 ? day(30 + index) : null,
    requisition: `TW-${1200 + index}`,
  }
}

function toType(title: string, index: number): Posting['type'] {
  if (/Intern|Apprentice/.test(title)) return 'Intern'
  return pick(['Full time', 'Full time', 'Part time', 'Full time', 'Temporary'] as const, index * 3)
}

function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value
}

/** Version 4 by its form. */
function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
