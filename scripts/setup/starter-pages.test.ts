import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import { configuredPages } from '@/features/content/collections/pages.collection'

import { demoWordsIn } from './demo-words'
import { starterPages } from './starter-pages'

test('every page that the software leads to has a title and an address of its own in each language', () => {
  expect(Object.keys(starterPages)).toEqual([...configuredPages])
  for (const language of languages) {
    const paths = Object.values(starterPages).map(({ path }) => path[language])
    expect(new Set(paths).size).toBe(paths.length)
    for (const { title } of Object.values(starterPages)) expect(title[language]).not.toBe('')
  }
})

test('nothing of the demo is in them', () => {
  expect(demoWordsIn(JSON.stringify(starterPages))).toEqual([])
  expect(demoWordsIn('Mail naar INFO@gevel.example')).toContain('gevel.example')
})
