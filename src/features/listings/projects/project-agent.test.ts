import { expect, test } from 'vitest'

import { aUnit } from '@/testing/records/a-project'

import { projectAgent } from './project-agent'

const agent = (name: string, email: string | null = null) => ({ id: null, name, email, phone: null })
const an = agent('An', 'an@gevel.example')
const bo = agent('Bo')

test('whoever answers for most homes that can still be had answers for the project', () => {
  expect(projectAgent([aUnit({ agent: bo }), aUnit({ agent: an }), aUnit({ agent: an })])).toEqual(an)
})

test('of as many the first is taken, and homes that are sold do not count', () => {
  const sold = aUnit({ agent: an, status: 'sold' })
  expect(projectAgent([aUnit({ agent: bo }), aUnit({ agent: an }), sold])).toEqual(bo)
})

test('a project whose homes name nobody has no agent', () => {
  expect(projectAgent([aUnit(), aUnit({ agent: an, status: 'sold' })])).toBeNull()
  expect(projectAgent([])).toBeNull()
})
