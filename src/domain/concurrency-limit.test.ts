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

test('who waited for too long is sent away, and whoever comes then has their turn', async () => {
  const limited = limitConcurrency({ atOnce: 1, longestLine: 10, longestWaitMs: 30 })
  let done = 0
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, 80))
    return ++done
  }
  const crowd = await Promise.all([limited(work), limited(work), limited(work)])
  expect(crowd).toEqual([1, null, null])
  expect(await limited(work)).toBe(2)
})
