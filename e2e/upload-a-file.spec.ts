import { open } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { type Api, cms, signIn, test } from './cms'

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

const megabyte = 1024 * 1024

const said = {
  nl: {
    locale: 'nl-BE',
    limits: /tot 50 MB, films .+ tot 200 MB/,
    tooLarge: /een foto of pdf mag 50 MB zijn/i,
    tooLong: /een film 200 MB/,
    wrongKind: /^Dit soort bestand kan niet\./,
    used: /gebruikt in Pagina “Toont een gevel”/,
    remove: 'Verwijderen',
    confirm: 'Bevestigen',
  },
  fr: {
    locale: 'fr-BE',
    limits: /jusqu’à 50 Mo, vidéos .+ jusqu’à 200 Mo/,
    tooLarge: /50 Mo au plus pour une photo/,
    tooLong: /200 Mo pour une vidéo/,
    wrongKind: /^Ce type de fichier n’est pas accepté\./,
    used: /utilisé dans Page «\sToont een gevel\s»/,
    remove: 'Supprimer',
    confirm: 'Confirmer',
  },
} as const

/** As large as named, of zeros but for its first bytes. */
async function largeFile(path: string, bytes: number, head: string): Promise<string> {
  const file = await open(path, 'w')
  await file.write(Buffer.from(head, 'hex'))
  await file.truncate(bytes)
  await file.close()
  return path
}

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('.file-field input[type=file]').setInputFiles(file)
const save = (page: Page) => page.locator('#action-save').click()
const idOf = (page: Page) => Number(/\/media\/(\d+)/.exec(page.url())?.[1])

async function mediaOf(api: Api, id: number) {
  return api.get<{ filename: string; mimeType: string; url: string }>(`media/${id}`)
}

for (const language of ['nl', 'fr'] as const) {
  const t = said[language]

  test.describe(`in the admin in ${language}`, () => {
    test.use({ locale: t.locale })

    test('an editor hears which files are taken, and what is published says nothing of where it was made', async ({
      api,
      page,
      pages,
      request,
    }, info) => {
      test.slow()
      await signIn(page, 'editor')
      await page.goto(`${cms}/admin/collections/media/create?locale=nl`)
      await expect(page.getByText(t.limits).first()).toBeVisible()

      await choose(page, await largeFile(info.outputPath('groot.jpg'), 51 * megabyte, 'ffd8ffe000104a464946'))
      await expect(page.getByRole('alert').filter({ hasText: t.tooLarge })).toBeVisible()
      await save(page)
      await expect(page.locator('.payload-toast-container').getByText(t.tooLarge)).toBeVisible()

      await page.goto(`${cms}/admin/collections/media/create?locale=nl`)
      const film = '000000186674797069736f6d0000020069736f6d6d703432'
      await choose(page, await largeFile(info.outputPath('lang.mp4'), 201 * megabyte, film))
      await expect(page.getByRole('alert').filter({ hasText: t.tooLong })).toBeVisible()

      await page.goto(`${cms}/admin/collections/media/create?locale=nl`)
      const letter = { name: 'brief.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') }
      await choose(page, letter)
      await save(page)
      await expect(page.locator('.payload-toast-container').getByText(t.wrongKind)).toBeVisible()

      const stored = async (name: string, mimeType: string, buffer: Buffer) => {
        await page.goto(`${cms}/admin/collections/media/create?locale=nl`)
        await choose(page, { name, mimeType, buffer })
        await save(page)
        await expect(page).toHaveURL(/\/media\/\d+/)
        return idOf(page)
      }
      const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } }
      const picture = { width: 900, height: 600, channels: 3, background: '#9c3f26' } as const
      const photograph = await sharp({ create: picture }).jpeg().withExif(taken).toBuffer()
      const id = await stored(`gevel-${language}.jpg`, 'image/jpeg', photograph)
      const { url } = await mediaOf(api, id)
      const kept = await request.get(new URL(url, cms).href, { headers: api.headers })
      expect((await sharp(await kept.body()).metadata()).exif).toBeUndefined()

      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>'
      const logo = await stored(`logo-${language}.svg`, 'image/svg+xml', Buffer.from(svg))
      expect((await mediaOf(api, logo)).mimeType).toBe('image/png')
      const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\nxref\ntrailer<<>>\n%%EOF')
      const brochure = await stored(`brochure-${language}.pdf`, 'application/pdf', pdf)
      expect((await mediaOf(api, brochure)).mimeType).toBe('application/pdf')

      // What a page shows is not thrown away, and its editor hears where it stands.
      const shown = await pages.add({
        ...{ name: 'Toont een gevel', title: 'Toont een gevel', _status: 'draft' },
        banner: { type: 'image', image: id },
      })
      await page.goto(`${cms}/admin/collections/media/${id}?locale=nl`)
      await page.locator('.doc-controls__popup').getByRole('button').first().click()
      await page.locator('.popup__content').getByRole('button', { name: t.remove }).click()
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.locator('.payload-toast-container').getByText(t.used)).toBeVisible()
      expect((await api.send('PATCH', `pages/${shown}?draft=true`, { banner: { image: null } })).status).toBe(
        200,
      )
      for (const made of [id, logo, brochure]) await api.send('DELETE', `media/${made}`)
    })
  })
}
