import { expect, test } from 'vitest'

import { formOf } from '@/domain/lead/form/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'

import { languages } from '@/domain/language'
import { configuredPages } from '@/features/content/collections/pages.collection'
import { slug } from '@/i18n/paths/slug'

import { agentEmail, agents } from '../../simulator/world/agents'
import { readCategories } from './categories'
import { readPages } from './page-outlines'
import { parseText, readJson, readPieces, type Words } from './read-content'

// Coverage: 2.35, 2.36, 2.37, 2.38, 2.39.
test.each([
  { category: 'blog', pieces: 12 },
  { category: 'services', pieces: 5 },
  { category: 'selling-tips', pieces: 8 },
  { category: 'strengths', pieces: 4 },
  { category: 'steps', pieces: 6 },
  { category: 'convictions', pieces: 4 },
  { category: 'home', pieces: 2 },
])(
  '$category has $pieces pieces with titles and addresses of their own in four languages',
  ({ category, pieces }) => {
    const found = readPieces(category)
    expect(found).toHaveLength(pieces)
    for (const language of languages)
      expect(new Set(found.map(({ texts }) => slug(texts[language].title))).size).toBe(pieces)
    for (const { key, texts } of found)
      expect(new Set(languages.map((language) => texts[language].title)).size, key).toBe(languages.length)
  },
)

test('every piece of the blog has an author of the team', () => {
  const { members } = readJson<{ members: { key: string }[] }>('team.json')
  const keys = members.map(({ key }) => key)
  for (const { key, author } of readPieces('blog')) expect(keys, key).toContain(author)
})

test('who of the team is an agent of the platform is reached there as the team says', () => {
  const { members } = readJson<{ members: { name: string; phone: string; email: string }[] }>('team.json')
  for (const agent of agents)
    expect(members).toContainEqual(
      expect.objectContaining({
        name: `${agent.firstName} ${agent.name}`,
        phone: agent.mobilePhone,
        email: agentEmail(agent),
      }),
    )
})

// Coverage: 2.34.
test('forty testimonials have addresses of their own in four languages', () => {
  const titles = readJson<{ title: Words }[]>('testimonials.json').map(({ title }) => title)
  expect(titles).toHaveLength(40)
  for (const language of languages)
    expect(new Set(titles.map((title) => slug(title[language]))).size).toBe(40)
})

// Coverage: 2.57, 2.58, 2.59, 2.60, 2.61, 2.62, 2.63, 2.64, 2.65, 2.66, 2.67.
test('every configured page is among the pages of the demo', () => {
  expect(Object.keys(readPages(readCategories()))).toEqual(expect.arrayContaining([...configuredPages]))
})

test('lines for search engines fit', () => {
  const pieces = [...Object.keys(readCategories()), 'pages', 'policies'].flatMap(readPieces)
  for (const { key, texts } of pieces)
    for (const language of languages) {
      expect(texts[language].seoTitle.length, `${key} ${language}`).toBeLessThanOrEqual(90)
      expect(texts[language].seoDescription.length, `${key} ${language}`).toBeLessThanOrEqual(200)
    }
})

test.each([
  { what: 'lines about it', source: 'Gevel' },
  { what: 'a standfirst', source: '---\ntitle: Gevel\nseo_title: Gevel\nseo_description: Gevel\n---\nGevel' },
  { what: 'a text', source: '---\ntitle: a\nstandfirst: b\nseo_title: c\nseo_description: d\n---\n\n' },
])('a file without $what is refused by its name', ({ source }) => {
  expect(() => parseText(source, 'blog/gevel/nl.md')).toThrow('blog/gevel/nl.md')
})

interface Outline {
  blockType: string
  source?: string
  category?: string
  view?: string
  maximum?: number
  perRow?: number
  backgroundType?: string
}

function modulesOf(key: string): Outline[] {
  return (readPages(readCategories())[key]?.modules ?? []) as unknown as Outline[]
}

// Coverage: 2.71, 2.72, 2.73, 2.74, 2.75, 2.76, 2.77.
test('the start page has its seven modules in the stated order', () => {
  expect(modulesOf('home')).toMatchObject([
    { blockType: 'property-list', source: 'featured', maximum: 4, perRow: 4 },
    { blockType: 'article', view: 'single', backgroundType: 'image' },
    { blockType: 'category', category: 'testimonials', view: 'slider', maximum: 40, perRow: 2 },
    { blockType: 'category', category: 'blog', view: 'news', maximum: 3, perRow: 3, hasLink: true },
    { blockType: 'category', category: 'convictions', view: 'list', maximum: 4, backgroundType: 'colour' },
    { blockType: 'article' },
    // The grey of the house.
    { blockType: 'contact', form: 'site-contact', backgroundType: 'colour', colour: 'mist' },
  ])
})

// Coverage: 2.78.
test.each([
  ['for-sale', 'sale'],
  ['for-rent', 'rent'],
])('the page %s holds one module, the list of homes', (page, deal) => {
  expect(modulesOf(page)).toMatchObject([{ blockType: 'property-list', source: 'whole-list', deal }])
})

test('the menu leads to new-build projects and to the form for a search', () => {
  const pages =
    readJson<Record<string, { showInMenu?: boolean; subMenu?: { page?: string; url?: string }[] }>>(
      'pages.json',
    )
  const below = (page: string) => (pages[page]?.showInMenu ? (pages[page].subMenu ?? []) : [])
  expect(below('for-sale')).toContainEqual(expect.objectContaining({ url: '/projects/' }))
  for (const page of ['for-sale', 'for-rent'])
    expect(below(page)).toContainEqual(expect.objectContaining({ page: 'demand-register' }))
})

// Coverage: 2.8, 2.84, 2.85, 2.86.
test.each([
  ['contact-demand', 'contact-demand'],
  ['contact', 'site-contact'],
  ['demand-register', 'demand-register'],
])('the page %s holds the form %s', (page, form) => {
  expect(modulesOf(page)).toContainEqual(expect.objectContaining({ blockType: 'contact', form }))
})

// Coverage: 2.79.
test('the selling page begins with a film and a button for an appointment', () => {
  const { banner, showBanner } = readJson<{ sell: Record<string, unknown> }>('pages.json').sell
  expect({ banner, showBanner }).toMatchObject({
    showBanner: true,
    banner: { type: 'video', callToAction: { label: { nl: 'Maak een afspraak' }, page: 'contact' } },
  })
})

// Coverage: 2.80, 2.81, 2.82, 2.83.
test('the selling page has a list of tips, folding steps, contact on a picture, and references', () => {
  expect(modulesOf('sell')).toMatchObject([
    { blockType: 'category', view: 'list' },
    { blockType: 'category', category: 'steps', view: 'collapse', perRow: 1 },
    { blockType: 'contact', backgroundType: 'image' },
    { blockType: 'property-list', source: 'references' },
  ])
})

test('who wrote to the agency answered what the form asks', () => {
  const leads = readJson<{ kind: LeadKind; answers: Record<string, unknown> }[]>('leads.json')
  for (const { kind, answers } of leads) {
    const asked = Object.entries(formOf(kind).fields).filter(
      ([, { isRequired, showWhen, askedIn }]) => isRequired && !showWhen && !askedIn,
    )
    for (const [name] of asked) expect(answers, kind).toHaveProperty(name)
  }
})
