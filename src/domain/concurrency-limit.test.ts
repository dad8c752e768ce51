import { expect, test } from 'vitest'

import { limitConcurrency } from './concurrency-limit'

test('so many work at once, some wait, the others are sent away', async () => {
  const limited = limitConcurrency({ atOnce: 2, longestLine: 3 })
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await new Promise((resolve) => setTimeout(resolve, 5))
    working--
    return 'done'
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => limited(work)))
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'done', null, null, null])
  expect(most).toBe(2)
})

test('work that fails makes room like any other', async () => {
  const limited = limitConcurrency({ atOnce: 1, longestLine: 1 })
  const failing = () => Promise.reject(new Error('no'))
  await Promise.allSettled([limited(failing), limited(failing)])
  expect(await limited(() => Promise.resolve('done'))).toBe('done')
})
