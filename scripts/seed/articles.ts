import { slug } from '@/i18n/paths/slug'

import type { MediaLibrary } from './media'
import { type Piece, readJson, type Words } from './read-content'
import type { StoredText } from './rich-text'
import type { Seeding } from './seeding'
import { seoOf } from './seo'
import { upsert } from './upsert'

/** Articles that show in modules only. */
const withoutPage = new Set(['convictions', 'home'])

export interface ArticleTools {
  categories: ReadonlyMap<string, number>
  /** The team by their keys. */
  members: ReadonlyMap<string, number>
  library: MediaLibrary
  toRichText(markdown: string): StoredText
}

interface Testimonial {
  key: string
  name: string
  date: string
  about: Words
  title: Words
  text: Words
}

/** Answers the ids by key, such as `blog/viager-explained`. */
export async function seedArticles(
  seeding: Seeding,
  { categories, members, library, toRichText }: ArticleTools,
  pieces: readonly Piece[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, date, sort, author, picture, texts } of pieces) {
    const [category = ''] = key.split('/')
    const id = await upsert(seeding, {
      collection: 'articles',
      where: { key: { equals: key } },
      dataIn: async (language) => ({
        ...published,
        key,
        title: texts[language].title,
        path: slug(texts[language].title),
        standfirst: texts[language].standfirst,
        body: toRichText(texts[language].body),
        picture: picture && (await library.picture(picture)),
        seo: { ...seoOf(texts[language]), ogType: 'article' },
        category: categories.get(category),
        author: author && members.get(author),
        hasPage: !withoutPage.has(category),
        date: noon(date),
        sort: sort * 10,
      }),
    })
    ids.set(key, id)
  }
  return ids
}

export async function seedTestimonials(
  seeding: Seeding,
  { categories, toRichText }: Pick<ArticleTools, 'categories' | 'toRichText'>,
): Promise<void> {
  const testimonials = readJson<Testimonial[]>('testimonials.json')
  for (const [index, { name, date, about, title, text, ...testimonial }] of testimonials.entries()) {
    const key = `testimonials/${testimonial.key}`
    await upsert(seeding, {
      collection: 'articles',
      where: { key: { equals: key } },
      dataIn: (language) => ({
        ...published,
        key,
        title: title[language],
        path: slug(title[language]),
        person: { name, about: about[language] },
        body: toRichText(text[language]),
        category: categories.get('testimonials'),
        hasPage: true,
        date: noon(date),
        sort: (index + 1) * 10,
      }),
    })
  }
}

const published = { isPublic: true, _status: 'published' }

/** A day without an hour: at noon it is the same day in every office. */
function noon(date: string): string {
  return `${date}T12:00:00.000Z`
}
