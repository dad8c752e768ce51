import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Popup } from '@/domain/site/site'

import { PopupDialog } from './popup-dialog'

const popup: Popup = {
  isPublished: true,
  delaySeconds: 5,
  title: 'Opendeurdag',
  description: 'Kom kijken.',
  media: null,
  link: { label: 'Schatting', href: '/nl/schatting/' },
}
const htmlOf = (change: Partial<Popup>) =>
  renderToStaticMarkup(<PopupDialog popup={{ ...popup, ...change }} locale="nl" />)

// Coverage: 2.151, 3.102.
test('a pop-up has its title, description and link', () => {
  const html = htmlOf({})
  for (const part of ['Opendeurdag', 'Kom kijken.', 'href="/nl/schatting/"', 'Schatting'])
    expect(html).toContain(part)
})

// Coverage: 3.102.
test('a picture is shown as a picture', () => {
  const html = htmlOf({ media: { url: '/media/huis.jpg', alt: 'Huis', mimetype: 'image/jpeg' } })
  expect(html).toMatch(/<img[^>]*src="\/media\/huis\.jpg"/)
  expect(html).not.toContain('<video')
})

// Coverage: 3.102.
test('a film is shown as a film', () => {
  const html = htmlOf({ media: { url: '/media/straat.mp4', alt: 'Straat', mimetype: 'video/mp4' } })
  expect(html).toMatch(/<video[^>]*><source src="\/media\/straat\.mp4" type="video\/mp4"/)
  expect(html).not.toContain('<img')
})

test('the page that its link leads to keeps it away', () => {
  expect(htmlOf({})).toContain('&quot;formAction&quot;:&quot;/nl/schatting/&quot;')
})
