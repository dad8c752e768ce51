import { expect, test } from 'vitest'

import { projectOffer } from '@/domain/listing/project-offer'
import { aProjectSummary, aUnit } from '@/testing/records/a-project'

import { similarProjects } from './similar-projects'

const here = { id: 1, zip: '9000', country: 'BE' } as const

test('the nearest come first, sold out and the project itself not at all', () => {
  const projects = [
    aProjectSummary({ id: 1 }),
    aProjectSummary({ id: 2, zip: '2000' }),
    aProjectSummary({ id: 3, zip: '9700' }),
    aProjectSummary({ id: 4, zip: '9050' }),
    aProjectSummary({ id: 5, zip: '9000', offer: projectOffer([aUnit({ status: 'sold' })]) }),
    aProjectSummary({ id: 6, zip: '9000' }),
    aProjectSummary({ id: 7, zip: '9000', country: 'LU' }),
  ]
  expect(similarProjects(projects, here).map(({ id }) => id)).toEqual([6, 4, 3])
})
