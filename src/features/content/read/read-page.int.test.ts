import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Page } from '@/cms/generated/payload-types'
import { plainText } from '@/domain/content/plain-text'
import type { Language } from '@/domain/language'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aReader } from '@/testing/records/a-reader'
import { aText } from '@/testing/records/a-text'

import { type ContentPage, linkOf, readPage } from './read-page'

let cms: TestPayload
let editor: TypedUser

beforeAll(async () => {
  cms = await openPayload()
  editor = { ...(await cms.as('editor')).user, collection: 'users' }
})
afterAll(() => cms.close())
beforeEach(() => cms.payload.delete({ collection: 'pages', where: {} }))

const aPage = (given: Partial<Page> = {}) => make(cms.payload, 'pages', given)

async function change(id: number, locale: Language, data: Partial<Page>, draft = false): Promise<void> {
  await cms.payload.update({ collection: 'pages', id, locale, data: data as never, draft })
}

async function read(id: number, locale: Language = 'nl', reader: TypedUser | null = null) {
  return readPage(aReader(cms, locale, reader), { id, values: {} })
}

async function shown(...given: Parameters<typeof read>): Promise<ContentPage> {
  const page = await read(...given)
  if (!page) throw new Error('There is no such page')
  return page
}

// Coverage: 3.80, 3.84.
test('a page has its words, its picture, its class and its breadcrumb', async () => {
  const image = await make(cms.payload, 'media')
  const id = await aPage({
    title: 'Verkopen',
    description: 'In zes stappen',
    image,
    content: aText('Eerst kijken wij.') as never,
    css: 'wide',
    showBreadcrumb: false,
  })
  const page = await shown(id)
  expect(page).toMatchObject({ id, name: 'Verkopen', title: 'Verkopen', description: 'In zes stappen' })
  expect(page).toMatchObject({
    image: { alt: 'Gevel' },
    className: 'wide',
    hasBreadcrumb: false,
    banner: null,
  })
  expect(plainText(page.body)).toBe('Eerst kijken wij.')
  expect(page.tags).toEqual([`page-${id}`, `media-${image}`])
})

// Coverage: 3.78, 3.86.
test('a title and a description that are not public are not shown, in that language only', async () => {
  const id = await aPage({ title: 'Verkopen', description: 'In zes stappen' })
  await change(id, 'fr', { title: 'Vendre', description: 'En six étapes' })
  await change(id, 'nl', { isTitlePublic: false, isDescriptionPublic: false })
  expect(await shown(id)).toMatchObject({ name: 'Verkopen', title: '', description: '' })
  expect(await shown(id, 'fr')).toMatchObject({ title: 'Vendre', description: 'En six étapes' })
})

test('a language without words borrows none', async () => {
  const image = await make(cms.payload, 'media')
  const id = await aPage({
    title: 'Verkopen',
    description: 'In zes stappen',
    image,
    content: aText('Eerst kijken wij.') as never,
    showBanner: true,
    banner: {
      type: 'colour',
      title: 'Welkom',
      description: 'Bij ons',
      callToAction: { label: 'Bel', url: '/nl/' },
    },
    seo: { metaTitle: 'Huis verkopen' },
    modules: [{ blockType: 'text', title: 'Module', description: 'Boven', body: aText('Inhoud') as never }],
  })
  expect(await read(id, 'fr')).toBeNull()
  await change(id, 'fr', { title: 'Vendre' })
  const page = await shown(id, 'fr')
  expect(page).toMatchObject({ title: 'Vendre', description: '', body: [], image: { alt: '' } })
  expect(page.banner).toMatchObject({ title: '', description: '', callToAction: null })
  expect(page.seo.metaTitle).toBeUndefined()
  expect(page.modules).toEqual([])
})

test('a picture is described in the language of the reader', async () => {
  const image = await make(cms.payload, 'media', { alt: 'Een gevel in Gent' })
  await cms.payload.update({ collection: 'media', id: image, locale: 'fr', data: { alt: 'Une façade' } })
  const id = await aPage({ image })
  await change(id, 'fr', { title: 'La page' })
  expect((await shown(id)).image?.alt).toBe('Een gevel in Gent')
  expect((await shown(id, 'fr')).image?.alt).toBe('Une façade')
})

// Coverage: 2.70, 3.84, 3.85.
test('a banner has its picture, its words and a button that leads to a page of that language', async () => {
  const [image, second] = [await make(cms.payload, 'media'), await make(cms.payload, 'media')]
  const contact = await aPage({ title: 'Bereik ons' })
  const id = await aPage({
    showBanner: true,
    banner: {
      type: 'gallery',
      title: 'Welkom',
      description: 'Bij ons',
      image,
      images: [second, image],
      isTransparent: true,
      callToAction: { label: 'Bel ons', page: contact, url: '#gent' },
    },
  })
  const { banner } = await shown(id)
  expect(banner).toMatchObject({
    type: 'gallery',
    title: 'Welkom',
    description: 'Bij ons',
    isTransparent: true,
  })
  expect(banner?.images).toHaveLength(2)
  expect(banner?.images[1]).toEqual(banner?.image)
  expect(banner?.callToAction).toEqual({ label: 'Bel ons', href: '/nl/bereik-ons/#gent' })
  await change(id, 'nl', { showBanner: false })
  expect((await shown(id)).banner).toBeNull()
})

// Coverage: 2.79, 3.85.
test('a film of a banner keeps its kind, for the browser to know', async () => {
  const filePath = 'demo/media/street-at-dusk.mp4'
  const video = await cms.payload.create({ collection: 'media', data: {}, filePath })
  const id = await aPage({ showBanner: true, banner: { type: 'video', video: video.id } })
  const { banner } = await shown(id)
  expect(banner?.video).toMatchObject({ mimetype: 'video/mp4' })
  expect(banner?.video?.url).toMatch(/^\/media\/street-at-dusk\.mp4\?v=\d+$/)
})

test('a link to a page that is not public in a language disappears there', async () => {
  const target = await aPage({ title: 'Intern' })
  await change(target, 'fr', { title: 'Interne' })
  const id = await aPage({
    showBanner: true,
    banner: { callToAction: { label: 'Lees', page: target } },
    content: aText('Lees meer', { relationTo: 'pages', value: target }) as never,
  })
  const linkIn = async (locale: Language) =>
    linkOf((await shown(id, locale)).paths)({ relationTo: 'pages', id: target })
  expect((await shown(id)).banner?.callToAction?.href).toBe('/nl/intern/')
  expect(await linkIn('nl')).toBe('/nl/intern/')
  await change(target, 'nl', { isPublic: false })
  expect((await shown(id)).banner?.callToAction).toBeNull()
  expect(await linkIn('nl')).toBeNull()
})

// Coverage: 3.79, 3.87, 3.88, 3.89, 3.90.
test('what search engines are told is per language, and the page’s own words serve when it is switched off', async () => {
  const picture = await make(cms.payload, 'media')
  const id = await aPage({
    seo: { metaTitle: 'Huis verkopen', metaDescription: 'Zo', ogImage: picture, robots: 'noindex' },
  })
  await change(id, 'fr', { title: 'Vendre', seo: { metaTitle: 'Vendre sa maison' } })
  expect((await shown(id)).seo).toMatchObject({
    metaTitle: 'Huis verkopen',
    description: 'Zo',
    robots: 'noindex',
  })
  expect((await shown(id)).seo.openGraph.image).toMatch(/^\/media\//)
  expect((await shown(id, 'fr')).seo.metaTitle).toBe('Vendre sa maison')
  await change(id, 'nl', { seo: { isActive: false } })
  expect((await shown(id)).seo).toEqual({ robots: 'noindex', openGraph: { type: 'website' }, twitter: {} })
})

test('a draft is for editors; visitors keep what was published', async () => {
  const id = await aPage({
    title: 'Gepubliceerd',
    modules: [{ blockType: 'text', title: 'Oud', body: aText('Oude tekst') as never }],
  })
  await change(id, 'nl', { title: 'Concept', modules: [{ blockType: 'text', title: 'Nieuw' }] }, true)
  expect(await shown(id)).toMatchObject({ title: 'Gepubliceerd', modules: [{ frame: { title: 'Oud' } }] })
  expect(JSON.stringify(await shown(id))).not.toMatch(/Concept|Nieuw/)
  expect(await shown(id, 'nl', editor)).toMatchObject({
    title: 'Concept',
    modules: [{ frame: { title: 'Nieuw' } }],
  })
})

test('a page that was never published is there for editors only', async () => {
  const id = await aPage({ title: 'Nog niet', _status: 'draft' })
  expect(await read(id)).toBeNull()
  expect(await read(id, 'nl', editor)).toMatchObject({ title: 'Nog niet' })
})
