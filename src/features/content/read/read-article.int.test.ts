import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { plainText } from '@/domain/content/plain-text'
import type { Language } from '@/domain/language'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aReader } from '@/testing/records/a-reader'
import { aText } from '@/testing/records/a-text'

import { readArticle } from './read-article'
import { readHomeBanner } from './read-home-banner'
import { readMember } from './read-member'
import { readNote } from './read-note'

let cms: TestPayload
let editor: TypedUser
let blog: number

beforeAll(async () => {
  cms = await openPayload()
  editor = { ...(await cms.as('editor')).user, collection: 'users' }
})
afterAll(() => cms.close())
beforeEach(async () => {
  await cms.payload.delete({ collection: 'articles', where: {} })
  await cms.payload.delete({ collection: 'categories', where: {} })
  blog = await make(cms.payload, 'categories', { title: 'Blog' })
})

const reader = (locale: Language = 'nl', as: TypedUser | null = null) => aReader(cms, locale, as)

const anArticle = (given: object) => make(cms.payload, 'articles', { category: blog, ...given })

test('an article has its words, its day as Brussels has it, its picture, its client and its address', async () => {
  const picture = await make(cms.payload, 'media')
  const id = await anArticle({
    title: 'Vijf tips',
    standfirst: 'Kort',
    date: '2026-03-01T23:30:00.000Z',
    picture,
    body: aText('Ruim op.'),
    person: { name: 'Els', about: 'Gent', website: 'https://els.example' },
    seo: { metaTitle: 'Tips' },
  })
  const found = await readArticle(reader(), id)
  expect(found?.article).toMatchObject({
    title: 'Vijf tips',
    standfirst: 'Kort',
    category: 'Blog',
    date: { iso: '2026-03-02', text: '2 maart 2026' },
    picture: { alt: 'Gevel' },
    person: { name: 'Els', about: 'Gent', website: 'https://els.example' },
    href: '/nl/blog/vijf-tips/',
  })
  expect(plainText(found?.article.body ?? [])).toBe('Ruim op.')
  expect(found?.seo.metaTitle).toBe('Tips')
  expect(found?.tags.sort()).toEqual([`article-${id}`, `category-${blog}`, `media-${picture}`].sort())
})

test('beside it stand at most three others of its category that have a page', async () => {
  const id = await anArticle({ title: 'Dit', date: '2026-06-01' })
  await anArticle({ title: 'Nieuwst', date: '2026-05-01' })
  await anArticle({ title: 'Concept', date: '2026-04-15', _status: 'draft' })
  await anArticle({ title: 'Zonder pagina', date: '2026-04-10', hasPage: false })
  await anArticle({ title: 'Ouder', date: '2026-04-01' })
  await anArticle({ title: 'Oudst', date: '2026-03-01' })
  await make(cms.payload, 'articles', { title: 'Elders' })
  const found = await readArticle(reader(), id)
  expect(found?.more.map(({ title }) => title)).toEqual(['Nieuwst', 'Ouder', 'Oudst'])
})

test('who of the team wrote it stands beside it, and it on their page, until they leave', async () => {
  const picture = await make(cms.payload, 'media', { alt: 'An' })
  const author = await make(cms.payload, 'team', { name: 'An Peeters', picture })
  const id = await anArticle({ title: 'Nieuw', date: '2026-05-01', author })
  const older = await anArticle({ title: 'Ouder', date: '2026-04-01', author })
  await anArticle({ title: 'Zonder pagina', hasPage: false, author })
  await anArticle({ title: 'Concept', _status: 'draft', author })
  await anArticle({ title: 'Van een klant', person: { name: 'Els' }, author })
  await anArticle({ title: 'Van een ander' })

  const found = await readArticle(reader(), id)
  expect(found?.author).toMatchObject({ name: 'An Peeters', picture: { alt: 'An' } })
  expect(found?.tags).toEqual(expect.arrayContaining(['team', `media-${picture}`]))
  const member = await readMember(reader(), author)
  expect(member?.articles.map(({ title, href }) => [title, href])).toEqual([
    ['Nieuw', '/nl/blog/nieuw/'],
    ['Ouder', '/nl/blog/ouder/'],
  ])
  expect(member?.tags).toEqual(
    expect.arrayContaining([`author-${author}`, `article-${id}`, `article-${older}`, `category-${blog}`]),
  )
  // In a language that an article does not have, it is on nobody's page.
  expect((await readMember(reader('de'), author))?.articles).toEqual([])

  await cms.payload.delete({ collection: 'team', id: author })
  expect(await readArticle(reader(), id)).toMatchObject({ article: { title: 'Nieuw' }, author: null })
})

test('a draft of an article is for editors only', async () => {
  const id = await anArticle({ title: 'Nog niet', _status: 'draft' })
  expect(await readArticle(reader(), id)).toBeNull()
  expect((await readArticle(reader('nl', editor), id))?.article.title).toBe('Nog niet')
})

test('a note on a home speaks the language of the reader, and borrows no words', async () => {
  await make(cms.payload, 'listing-notes', {
    recordId: 77,
    text: aText('Zicht op de Leie'),
    metaTitle: 'Aan de Leie',
  })
  const note = (locale: Language, recordId = 77) =>
    readNote(reader(locale), { kind: 'listing-note', recordId })
  expect(await note('nl')).toMatchObject({ metaTitle: 'Aan de Leie' })
  expect(plainText((await note('nl'))?.text ?? [])).toBe('Zicht op de Leie')
  expect(await note('fr')).toMatchObject({ metaTitle: '', text: [] })
  expect(await note('nl', 78)).toBeNull()
})

test('the home banner has its words, its slides with where they lead, and its quick search', async () => {
  const [image, slide] = [await make(cms.payload, 'media'), await make(cms.payload, 'media', { alt: 'Tuin' })]
  const page = await make(cms.payload, 'pages', { title: 'Verkopen' })
  await cms.payload.updateGlobal({
    slug: 'home-banner',
    locale: 'nl',
    data: {
      type: 'gallery',
      title: 'Thuis',
      description: '{FOR_SALE_TOTAL} huizen',
      image,
      gallery: [
        { image: slide, page },
        { image, label: 'Partner', url: 'https://partner.example/' },
      ],
      showQuickSearch: false,
      showLogo: true,
    },
  })
  const { banner, tags } = await readHomeBanner(reader(), { hasCounts: true })
  expect(banner).toMatchObject({
    type: 'gallery',
    title: 'Thuis',
    description: '{FOR_SALE_TOTAL} huizen',
    showLogo: true,
    image: { alt: 'Gevel' },
    gallery: [
      { alt: 'Tuin', href: '/nl/verkopen/', caption: '' },
      { alt: 'Gevel', href: 'https://partner.example/', isExternal: true, caption: 'Partner' },
    ],
    video: null,
    quickSearch: { isShown: false, hasCounts: true },
  })
  expect(tags.sort()).toEqual([`media-${image}`, `media-${slide}`].sort())
  const french = await readHomeBanner(reader('fr'), { hasCounts: true })
  expect(french.banner).toMatchObject({ title: '', description: '', gallery: [{ href: undefined }, {}] })
})
