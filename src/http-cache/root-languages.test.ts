import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { languages } from '@/domain/language'

const vcl = readFileSync(path.resolve(import.meta.dirname, '../../deploy/varnish/site.vcl'), 'utf8')

test('the cache keeps one answer of / for every language of the site', () => {
  const lists = [...vcl.matchAll(/Accept-Language.*?\((nl\|[a-z|]+)\)/g)].map(([, list]) => list)
  expect(lists).toEqual([languages.join('|'), languages.join('|')])
})
