import { expect, test } from 'vitest'

import { mediaLinks } from './media-links'

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const tour = 'https://my.matterport.com/show/?m=abc'

test.each([
  { title: 'a tour', facts: { virtualTour: tour }, labels: {}, kinds: ['tour'] },
  { title: 'a film in the field of the tour', facts: { virtualTour: youtube }, labels: {}, kinds: ['video'] },
  {
    title: 'a tour among the films',
    facts: {},
    labels: { videos: `${youtube}, ${tour}` },
    kinds: ['video', 'tour'],
  },
  {
    title: 'the same film twice',
    facts: { virtualTour: youtube },
    labels: { videos: youtube },
    kinds: ['video'],
  },
  {
    title: 'an unknown host',
    facts: { virtualTour: 'https://tours.example/1' },
    labels: {},
    kinds: ['tour'],
  },
  { title: 'nothing', facts: {}, labels: {}, kinds: [] },
  { title: 'a script', facts: { virtualTour: 'javascript:alert(1)' }, labels: {}, kinds: [] },
  { title: 'a word', facts: { virtualTour: 'nvt' }, labels: {}, kinds: [] },
])('$title becomes $kinds', ({ facts, labels, kinds }) => {
  expect(mediaLinks({ facts, labels } as Parameters<typeof mediaLinks>[0]).map(({ kind }) => kind)).toEqual(
    kinds,
  )
})

test('a host without a player of ours is a link only', () => {
  expect(mediaLinks({ facts: { virtualTour: 'https://tours.example/1' }, labels: {} })).toEqual([
    { kind: 'tour', href: 'https://tours.example/1', video: null },
  ])
})
