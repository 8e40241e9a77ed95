/** Whether this is `npm run test:stress`, which goes the long way where `npm test` goes the short one. */
export const IS_STRESS = process.env['STRESS'] === 'true'
