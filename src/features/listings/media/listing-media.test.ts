import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/records/a-listing-page'

import { listingMedia } from './listing-media'

const hosts = { storageHost: 'storage.example.com', cdnOrigin: '' }
const picture = (name: string) => ({ url: `https://storage.example.com/${name}`, width: 1920, height: 1280 })
const photos = [picture('1.jpg'), picture('2.jpg'), { ...picture('3.jpg'), kind: 'plan' as const }]
const facts = { virtualTour: 'https://my.matterport.com/show/?m=abc' }
const labels = { videos: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ, https://films.example/huis.mp4' }
const media = (given: Parameters<typeof aListingPage>[0]) =>
  listingMedia(aListingPage({ pictures: photos, facts, labels, ...given }), { locale: 'nl', hosts })

test('plans, tour and films each have their own tab', () => {
  const { photos: shown, more } = media({})
  expect(shown.map(({ alt }) => alt)).toEqual(['Huis in Gent, foto 1', 'Huis in Gent, foto 2'])
  expect(more.map(({ id, pictures }) => [id, pictures.length])).toEqual([
    ['plans', 1],
    ['tour', 1],
    ['video', 2],
  ])
})

test('a still is one of the home’s own photographs, and the visitor is told where a click leads', () => {
  const [tour] = media({}).more.find(({ id }) => id === 'tour')?.pictures ?? []
  expect(tour).toMatchObject({
    src: 'https://storage.example.com/2.jpg',
    player: { href: facts.virtualTour, embed: { host: 'my.matterport.com' } },
  })
  expect(tour?.player?.notice).toContain('my.matterport.com')
})

test('a film of another host is a link without a player', () => {
  const films = media({}).more.find(({ id }) => id === 'video')?.pictures ?? []
  expect(films.map(({ player }) => [player?.embed?.src ?? null, player?.start])).toEqual([
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0', 'Video afspelen'],
    [null, 'Video openen'],
  ])
})

test('what a home does not have has no tab', () => {
  expect(media({ pictures: photos.slice(0, 1), facts: {}, labels: {} }).more).toEqual([])
})

test.each(['sold', 'rented'] as const)('of a home that is %s only the first photograph stays', (status) => {
  const { photos: shown, more } = media({ status })
  expect(shown).toHaveLength(1)
  expect(more).toEqual([])
})
