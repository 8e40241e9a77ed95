import type { BoardJob } from '../../../../builder/board/board-job.js'

/** A posting of a department and a place that the test's CMS knows. */
export function madeBoardJob(number: string, change: Partial<BoardJob> = {}): BoardJob {
  return {
    id: number,
    number,
    isOpen: true,
    title: `Posting ${number}`,
    summary: null,
    text: [{ type: 'paragraph', text: 'Measure and tell.', spans: [] }],
    departments: [{ id: null, name: 'Engineering' }],
    places: [{ name: 'Bristol', address: null }],
    offices: [],
    workplace: 'Hybrid',
    types: ['Full time'],
    pay: [],
    language: 'en',
    publishedAt: '2026-10-01',
    closesOn: null,
    updatedAt: '2026-10-02T08:00:00Z',
    applyUrl: `https://apply.example/${number}`,
    requisitionId: null,
    internalId: null,
    ...change,
  }
}
