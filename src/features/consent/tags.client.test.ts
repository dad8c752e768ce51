// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { announceSent } from '@/ui/form/form-sent'

import { loadTags } from './tags.client'

const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
const leads = () => commands().filter(([, event]) => event === 'generate_lead')

async function msToSend(form: string): Promise<number> {
  const startedAt = performance.now()
  await announceSent(form)
  return performance.now() - startedAt
}

test('where no tag runs nobody waits, and nothing is told', async () => {
  expect(await msToSend('contact')).toBeLessThan(100)
  expect(window.dataLayer).toBeUndefined()
})

// Coverage: 7.17.
test('a form that is sent is told to the tags that run: once, by its name alone, before the page goes', async () => {
  loadTags({ analytics: 'G-1' })
  // The visitor chose again.
  loadTags({ analytics: 'G-1', ads: 'AW-1', pixel: '1' })
  expect(await msToSend('visit')).toBeGreaterThan(250)
  expect(leads()).toEqual([['event', 'generate_lead', { form: 'visit' }]])
  expect(window.fbq?.queue).toEqual([
    ['init', '1'],
    ['track', 'PageView'],
    ['track', 'Lead', { content_name: 'visit' }],
  ])
})
