import { toSharedIds, toSharedPath } from '../../../../../client/components/pages/shared-ids.js'

it('a shared link names each role once, and only roles', () => {
  expect(toSharedIds('')).toBeNull()
  expect(toSharedIds('?roles=')).toEqual([])
  expect(toSharedIds('?roles=1001,%201002,1001,,<b>,12e3,../x')).toEqual(['1001', '1002'])
  const many = Array.from({ length: 300 }, (_, id) => ({ id: String(id) }))
  expect(toSharedIds(new URL(toSharedPath(many), 'https://careers.example').search)).toHaveLength(
    200,
  )
})
