import { expect, test } from 'vitest'
import { z } from 'zod'

import { pictureFields, picturesOf } from './omnicasa-pictures'

const item = (name: string, more: object = {}) => ({ Url: `https://files.example.test/${name}.jpg`, ...more })
const small = item('small', { ID: '7', Name: 'voorgevel.jpg', Width: '200', Height: 133 })
const large = item('large', { Width: 1920, Height: 1280 })

const urlsOf = (row: object) =>
  picturesOf(z.object(pictureFields).parse(row)).map(({ url }) => /(\w+)\.jpg$/.exec(url)?.[1])

// Coverage: 3.10.
test.each([
  {
    row: { XLargePictureItems: [large, item('second')], SmallPictureItem: small },
    urls: ['large', 'second'],
  },
  { row: { XLargePictureItem: large, SmallPictureItem: small }, urls: ['large'] },
  { row: { XLargePictureItems: [], SmallPictureItem: small }, urls: ['small'] },
  { row: { XLargePictureItem: { Url: '' }, SmallPictureItem: small }, urls: ['small'] },
  { row: { SmallPictureItem: null }, urls: [] },
])('the pictures of $row are $urls', ({ row, urls }) => {
  expect(urlsOf(row)).toEqual(urls)
})

// Coverage: 3.10.
test('a small picture keeps its own size', () => {
  expect(picturesOf(z.object(pictureFields).parse({ SmallPictureItem: small }))).toEqual([
    { url: 'https://files.example.test/small.jpg', width: 200, height: 133 },
  ])
})

test('a picture that is named as a plan is one', () => {
  const named = item('plan', { Name: 'grondplan.jpg' })
  expect(picturesOf(z.object(pictureFields).parse({ XLargePictureItems: [named] }))).toMatchObject([
    { kind: 'plan' },
  ])
})
