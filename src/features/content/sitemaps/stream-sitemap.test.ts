import { setImmediate } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { defaultLocale, locales } from '@/i18n/locales'

import { streamSitemap } from './stream-sitemap'

const site = {
  ...{ languages: locales, standard: defaultLocale, siteUrl: 'https://www.example.be' },
  hosts: { storageHost: '', cdnOrigin: '' },
}

/** As many homes as are asked for, each time; from the failing one on the database is gone. */
function homesWithout(failing: number) {
  let asked = 0
  const home = {
    ...{ deal: 'sale', city: 'Gent', changedAt: '2026-01-02T03:04:05Z', coverUrl: null },
    typeNames: ['nlHuis', 'frMaison', 'enHouse', 'deHaus'].join('\u001f'),
  }
  return {
    times: () => asked,
    execute() {
      asked += 1
      if (asked === failing) return Promise.reject(new Error('the database is gone'))
      const first = asked * 1000
      return Promise.resolve({ rows: Array.from({ length: 1000 }, (_, n) => ({ ...home, id: first + n })) })
    },
  }
}

async function begin(db: ReturnType<typeof homesWithout>) {
  const stream = await streamSitemap(db, { kind: 'homes', locale: 'nl', number: 1 }, site)
  if (!stream) throw new Error('There is no such file')
  return stream
}

test('while some homes are written the next are looked for, and no more than these', async () => {
  const db = homesWithout(Number.NaN)
  const reader = (await begin(db)).getReader()
  await setImmediate()
  expect(db.times()).toBe(2)
  await reader.read()
  await setImmediate()
  expect(db.times()).toBe(3)
  await reader.cancel()
  await setImmediate()
  expect(db.times()).toBe(3)
})

test('each home is written once, in its order', async () => {
  const xml = await new Response(await begin(homesWithout(Number.NaN))).text()
  const ids = [...xml.matchAll(/<loc>[^<]*\/(\d+)\/</g)].map(([, id]) => Number(id))
  expect(ids).toEqual(Array.from({ length: 10_000 }, (_, n) => 1000 + n))
})

test('a database that goes away ends the file with its fault, even where nobody waits for more', async () => {
  await expect(new Response(await begin(homesWithout(4))).text()).rejects.toThrow('the database is gone')
  const db = homesWithout(2)
  await (await begin(db)).cancel()
  await setImmediate()
  expect(db.times()).toBe(2)
})
