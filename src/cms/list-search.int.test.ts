import { afterAll, beforeAll, expect, test } from 'vitest'

import { openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

test('the search field of every list answers, whatever one types', async () => {
  const { ask } = await cms.as('admin')
  const searched = cms.config.collections.flatMap(({ slug, admin }) =>
    slug.startsWith('payload-')
      ? []
      : (admin.listSearchableFields ?? [admin.useAsTitle]).map((field) => ({ slug, field: String(field) })),
  )
  expect(searched.length).toBeGreaterThan(10)
  const answers = []
  for (const { slug, field } of searched)
    for (const search of ['registratierechten', '1000'])
      for (const locale of ['&locale=nl', ''])
        answers.push({
          path: `${slug} ${field} ${search} ${locale}`,
          status: (await ask('GET', `${slug}?where[or][0][${field}][like]=${search}${locale}`)).status,
        })
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})
