import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content-service.js'
import { createJob, createJobs, linkTo, SURROUNDINGS } from './example-documents.js'

const department = linkTo('department', 'hardware')
let service: TestContentService

beforeAll(async () => {
  service = await startContentService({
    documents: [
      ...createJobs(2),
      createJob(3, { department: linkTo('department', 'gone') }),
      createJob(5, { department: { ...department, isBroken: true } }),
      createJob(4, { department: linkTo('department', 'old-uid', 'department-hardware') }),
      ...SURROUNDINGS,
    ],
  })
})
afterAll(() => service.close())

const client = () => createContentClient(service)

describe('links', () => {
  it.each(['job-4', 'job-5'])('tell what is true now, in %s', async (id) => {
    const job = await client().getByID(id)
    expect(job.data['department']).toEqual(department)
  })

  it('are broken where nothing is', async () => {
    const job = await client().getByID('job-3')
    expect(job.data['department']).toMatchObject({ id: 'department-gone', isBroken: true })
  })
})

describe('fetchLinks', () => {
  it('brings fields of linked documents, in groups too, and no more', async () => {
    const job = await client().getByID('job-1', {
      fetchLinks: ['department.name', 'department.lead', 'my.location.name', 'department.nothing'],
    })
    expect(job.data['department']).toEqual({
      ...department,
      data: { name: 'Hardware', lead: linkTo('person', 'ada') },
    })
    expect(job.data['locations'][0].location.data).toEqual({ name: 'Bristol' })
    expect(job.data['title']).toBe('Role 1')
  })
})

describe('graphQuery', () => {
  const select = async (id: string, graphQuery: string) =>
    (await client().getByID(id, { graphQuery })).data

  it('selects fields, and fields of documents several links away', async () => {
    const data = await select(
      'job-1',
      `{ job {
        title
        department { ...on department { name lead { ...on person { name } } } }
        locations { location { ...on location { name } ...on department { order } } }
      } }`,
    )
    expect(data).toEqual({
      title: 'Role 1',
      department: {
        ...department,
        data: {
          name: 'Hardware',
          lead: { ...linkTo('person', 'ada'), data: { name: 'Ada Meredith' } },
        },
      },
      locations: [{ location: { ...linkTo('location', 'bristol'), data: { name: 'Bristol' } } }],
    })
  })

  it('takes all fields that are not links with the fragment of a type', async () => {
    const data = await select('department-hardware', '{ department { ...departmentFields } }')
    expect(data).toEqual({ name: 'Hardware', order: 4 })
  })

  it('takes nothing of types that it does not name', async () => {
    expect(await select('job-1', '{ page { title } }')).toEqual({})
  })

  it('keeps broken links without data', async () => {
    const data = await select('job-3', '{ job { department { ...on department { name } } } }')
    expect(data['department']).toMatchObject({ isBroken: true })
    expect(data['department']).not.toHaveProperty('data')
  })

  it('selects in slices, by type and variation, under old and new names', async () => {
    const data = await select(
      'page-benefits',
      `{ page { slices {
        ...on text { non-repeat { heading } repeat { label } }
        ...on hero { variation {
          ...on wide { primary { heading about { ...on department { name } } } }
          ...on narrow { items { any } }
        } }
      } } }`,
    )
    expect(data['slices']).toEqual([
      {
        id: 'text$1',
        slice_type: 'text',
        slice_label: null,
        primary: { heading: 'Leave' },
        items: [{ label: 'Days' }],
      },
      {
        id: 'hero$1',
        slice_type: 'hero',
        slice_label: null,
        variation: 'wide',
        version: 'sktwi1xtmkfgx8626',
        primary: { heading: 'Wide', about: { ...department, data: { name: 'Hardware' } } },
      },
    ])
  })
})

describe('routes', () => {
  const routed = (brokenRoute?: string) =>
    createContentClient(service, {
      routes: [
        { type: 'job', uid: 'job-2', path: '/second' },
        { type: 'job', path: '/:department/:uid', resolvers: { department: 'department' } },
        { type: 'department', path: '/:lang/departments/:uid' },
        { type: 'page', path: '/:section?/:uid' },
      ],
      ...(brokenRoute && { brokenRoute }),
    })

  it.each([
    ['job-1', '/hardware/job-1'],
    ['job-2', '/second'],
    ['job-3', null],
    ['department-hardware', '/en-gb/departments/hardware'],
    ['page-benefits', '/benefits'],
    ['person-ada', null],
  ])('give %s the url %s', async (id, url) => {
    expect((await routed().getByID(id)).url).toBe(url)
  })

  it('give links urls, and broken links the broken route', async () => {
    const job = await routed().getByID('job-1')
    expect(job.data['department'].url).toBe('/en-gb/departments/hardware')
    const broken = await routed('/404').getByID('job-3')
    expect(broken.data['department'].url).toBe('/404')
  })
})
