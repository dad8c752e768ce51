import type { Payload } from 'payload'
import sharp from 'sharp'

let made = 0
const next = () => ++made

/** The least that each collection accepts, as the admin would send it in Dutch. */
const least: Record<string, (payload: Payload) => Promise<object> | object> = {
  pages: () => ({ name: `Pagina ${next()}`, title: `Pagina ${made}`, _status: 'published' }),
  articles: async (payload) => ({
    title: `Artikel ${next()}`,
    date: '2026-03-01',
    category: await make(payload, 'categories'),
    _status: 'published',
  }),
  sections: () => ({ title: `Sectie ${next()}`, _status: 'published' }),
  categories: () => ({ title: `Categorie ${next()}` }),
  team: async (payload) => ({ name: `Lid ${next()}`, office: await make(payload, 'offices') }),
  offices: () => ({
    name: `Kantoor ${next()}`,
    zip: '9000',
    country: 'BE',
    phone: '09',
    email: 'a@example.com',
  }),
  'listing-notes': () => ({ recordId: next() }),
  'project-notes': () => ({ recordId: next() }),
  'legal-facts': () => ({
    region: 'flanders',
    key: 'tax-credit',
    value: 1,
    unit: 'euro',
    validFrom: '2026-01-01',
    source: 'https://example.com',
  }),
  redirects: () => ({ from: `/oud/${next()}`, to: '/nl/' }),
  media: () => ({ alt: 'Gevel' }),
  users: () => ({
    email: `someone-${next()}@example.com`,
    password: 'a-long-enough-password',
    name: 'Iemand',
    role: 'editor',
  }),
}

export async function aDocument(payload: Payload, slug: string): Promise<object> {
  const build = least[slug]
  if (!build) throw new Error(`No document is known for ${slug}: add one to a-document.ts`)
  return build(payload)
}

/** Makes one without asking who may; answers its id. */
export async function make(payload: Payload, slug: string, given: object = {}): Promise<number> {
  const { id } = await payload.create({
    collection: slug as 'pages',
    data: { ...(await aDocument(payload, slug)), ...given } as never,
    locale: 'nl',
    ...(slug === 'media' && { file: await aPicture() }),
  })
  return id
}

export async function aPicture() {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#9c3f26' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `gevel-${next()}.png`, size: data.byteLength }
}
