import { readJson, type Words } from './read-content'
import { withWrittenTexts } from './pages'
import { type References, resolve } from './resolve'
import type { StoredText } from './rich-text'
import type { Seeding } from './seeding'
import { upsert } from './upsert'

interface SectionFile {
  title: Words
  modules: object[]
}

interface SectionTools {
  references: Omit<References, 'section'>
  toRichText(markdown: string): StoredText
}

/** The sections that pages hold, by their keys. */
export async function seedSections(
  seeding: Seeding,
  { references, toRichText }: SectionTools,
): Promise<Map<string, number>> {
  const section = () => {
    throw new Error('A section holds no other')
  }
  const ids = new Map<string, number>()
  for (const [key, { title, modules }] of Object.entries(
    readJson<Record<string, SectionFile>>('sections.json'),
  )) {
    const id = await upsert(seeding, {
      collection: 'sections',
      where: { title: { equals: title.nl } },
      dataIn: async (language) => {
        const rows = modules.map((module) => ({ isTitlePublic: true, ...module }))
        const resolved = (await resolve(rows, language, { ...references, section })) as object[]
        return {
          ...{ title: title[language], isPublic: true, _status: 'published' },
          modules: resolved.map((module) => withWrittenTexts(module, { toRichText })),
        }
      },
    })
    ids.set(key, id)
  }
  return ids
}
