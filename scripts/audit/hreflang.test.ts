import { expect, test } from 'vitest'

import { hreflangProblems } from './hreflang'

const languages = ['nl', 'fr']
const alternates = { nl: '/nl/a/', fr: '/fr/a/', 'x-default': '/nl/a/' }
const version = (language: string, own: Record<string, string> = alternates) => ({
  path: `/${language}/a/`,
  canonical: `/${language}/a/`,
  language,
  isIndexed: true,
  alternates: own,
})

test('pages that name each other are right', () => {
  expect(hreflangProblems([version('nl'), version('fr')], languages)).toEqual([])
})

test('a language that is not named, or does not name back, is told', () => {
  const frenchOnly = { fr: '/fr/a/' }
  expect(hreflangProblems([version('nl'), version('fr', frenchOnly)], languages)).toEqual([
    '/nl/a/ is not named by its fr',
    '/fr/a/ names no nl',
  ])
})

test('an address that is no version of the page is told, and so is another x-default', () => {
  const wrong = { nl: '/nl/a/', fr: '/fr/b/', 'x-default': '/fr/b/' }
  expect(hreflangProblems([version('nl', wrong)], languages)).toEqual([
    '/nl/a/ names /fr/b/ as its fr, which is another page',
    '/nl/a/ has another x-default',
  ])
})

test('a page whose address of record is another one is left to that', () => {
  expect(hreflangProblems([{ ...version('nl', {}), canonical: '/nl/' }], languages)).toEqual([])
})
