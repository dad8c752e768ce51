import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { rebuildPublished } from '../published/rebuild-published'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

const locale = 'nl'
const rounds = 6

test('pages of the menu that come and go beside settings, team, pictures and a rebuild wait for each other', async () => {
  const { payload } = cms
  const menu = await Promise.all(
    ['Kopen', 'Huren', 'Blog'].map((title) => make(payload, 'pages', { title, showInMenu: true })),
  )
  const category = await make(payload, 'categories')
  const article = await make(payload, 'articles', { category })
  const [member, picture] = [await make(payload, 'team'), await make(payload, 'media')]
  for (let round = 1; round <= rounds; round++) {
    const _status = round % 2 ? ('draft' as const) : ('published' as const)
    const saves = [
      ...menu.map((id) =>
        payload.update({
          collection: 'pages',
          id,
          locale,
          data: { title: `Pagina ${id} ${round}`, _status },
        }),
      ),
      payload.update({ collection: 'articles', id: article, locale, data: { _status } }),
      payload.update({ collection: 'categories', id: category, locale, data: { title: `Rubriek ${round}` } }),
      payload.update({ collection: 'team', id: member, locale, data: { name: `Lid ${round}` } }),
      payload.update({ collection: 'media', id: picture, locale, data: { alt: `Gevel ${round}` } }),
      payload.updateGlobal({ slug: 'settings', data: { hideCity: round % 2 === 0 } }),
      payload.updateGlobal({ slug: 'footer', locale, data: { columns: [{ title: `Kolom ${round}` }] } }),
      rebuildPublished(payload),
    ]
    const refused = (await Promise.allSettled(saves)).filter(({ status }) => status === 'rejected')
    expect(refused, `round ${round}`).toEqual([])
  }
  expect((await rebuildPublished(payload)).changed).toEqual([])
})
