import { expect, test } from 'vitest'

import { isNewBuild } from './new-build'

test.each([
  { constructionYear: 2024, projectId: null, isNew: true },
  { constructionYear: 2027, projectId: null, isNew: true },
  { constructionYear: 2023, projectId: null, isNew: false },
  { constructionYear: null, projectId: null, isNew: false },
  { constructionYear: null, projectId: 7, isNew: true },
])('built in $constructionYear, project $projectId, offered in 2026: $isNew', ({ isNew, ...home }) => {
  expect(isNewBuild({ ...home, createdAt: new Date('2026-03-01') })).toBe(isNew)
})
