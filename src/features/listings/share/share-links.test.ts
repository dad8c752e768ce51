import { expect, test } from 'vitest'

import { mailHref, whatsappHref } from './share-links'

const shared = {
  url: 'https://makelaar.example/nl/favorieten/?homes=1,2',
  title: 'Huis & tuin te koop in Liège',
}

test('WhatsApp gets the title and the link as one text', () => {
  const text = new URL(whatsappHref(shared)).searchParams.get('text')
  expect(text).toBe(`${shared.title}\n${shared.url}`)
})

test('a mail has a subject, and the link on a line of its own', () => {
  const [, subject, body] = /^mailto:\?subject=([^&]*)&body=([^&]*)$/.exec(mailHref(shared)) ?? []
  expect(decodeURIComponent(subject ?? '')).toBe(shared.title)
  expect(decodeURIComponent(body ?? '')).toBe(`${shared.title}\r\n${shared.url}`)
})
