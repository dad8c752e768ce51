import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { findOnSite } from './find-on-site'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

const onSite = (collection: string | null, id: number | null, recordId?: number) =>
  findOnSite(cms.db, { collection, id, recordId, locale: 'nl' })

async function aPage(data: { title?: string; isPublic?: boolean; _status: 'draft' | 'published' }) {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'nl',
    draft: data._status === 'draft',
    data: { name: data.title ?? 'Naamloos', ...data },
  })
  return id
}

test('a published page is found at its address, and others say why they are not', async () => {
  const seen = await aPage({ title: 'Ons kantoor', _status: 'published' })
  expect(await onSite('pages', seen)).toEqual({ href: '/nl/ons-kantoor/' })
  expect(await findOnSite(cms.db, { collection: 'pages', id: seen, locale: 'fr' })).toEqual({
    unseen: 'no-address',
  })
  expect(await onSite('pages', await aPage({ title: 'Later', _status: 'draft' }))).toEqual({
    unseen: 'draft',
  })
  const hidden = await aPage({ title: 'Verborgen', isPublic: false, _status: 'published' })
  expect(await onSite('pages', hidden)).toEqual({ unseen: 'hidden' })
  expect(await onSite('pages', null)).toEqual({ unseen: 'unsaved' })
})

test('an article without a page of its own says so; a category leads to the page its articles stand below', async () => {
  const { id: category } = await cms.payload.create({
    collection: 'categories',
    locale: 'nl',
    data: { title: 'Nieuws' },
  })
  const article = async (title: string, hasPage: boolean) => {
    const { id } = await cms.payload.create({
      collection: 'articles',
      locale: 'nl',
      data: { title, hasPage, category, date: '2026-01-01', _status: 'published' },
    })
    return id
  }
  expect(await onSite('articles', await article('Los', false))).toEqual({ unseen: 'no-page' })
  expect(await onSite('articles', await article('Groot nieuws', true))).toEqual({
    href: '/nl/nieuws/groot-nieuws/',
  })
  expect(await onSite('categories', category)).toEqual({ unseen: 'only-in-modules' })
  await aPage({ title: 'Nieuws', _status: 'published' })
  expect(await onSite('categories', category)).toEqual({ href: '/nl/nieuws/' })
})

test('a member of the team is found on their own page', async () => {
  const id = await make(cms.payload, 'team', { name: 'An Peeters' })
  expect(await onSite('team', id)).toEqual({ href: `/nl/team/an-peeters/${id}/` })
  expect(await onSite('team', id + 1)).toEqual({ unseen: 'unsaved' })
})

test('settings lead to the start page, a note to its home', async () => {
  expect(await onSite(null, null)).toEqual({ href: '/nl/' })
  expect(await onSite('listing-notes', 1, 4711)).toEqual({ href: '/property/4711/' })
})
