import { expect, test } from 'vitest'

import { homeKinds } from '@/domain/listing/home-kind'

import { kindCategories, kindCategoryIds } from './kind-categories'

test('where a platform has no categories a studio stays among the apartments, and a farm among the houses', () => {
  expect(kindCategoryIds('studio')).toEqual(['kind:studio', 'kind:apartment'])
  expect(kindCategoryIds('farm')).toEqual(['kind:farm', 'kind:house'])
  expect(kindCategoryIds('unknown')).toEqual(['kind:other'])
})

test('every kind has a category to be shown in', () => {
  const ids = kindCategories.map(({ id }) => id)
  for (const kind of homeKinds) for (const id of kindCategoryIds(kind)) expect(ids).toContain(id)
})
