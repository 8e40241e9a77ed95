export * from '../en-gb/job.js'

export const fixedTerm = 'Contract length'
export const adjustments = 'Request an accommodation'
