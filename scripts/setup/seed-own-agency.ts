import type { AgencyFile } from './agency-file'
import { inEachLanguage } from './agency-file'
import { seedUnreviewedFacts } from './seed-unreviewed-facts'
import { seedStarterPages } from './starter-pages'
import type { Seeding } from '../seed/seeding'
import { upsert, upsertGlobal } from '../seed/upsert'
import { rebuildPaths } from '@/features/content/paths/rebuild-paths'
import { closeUntilLaunch } from '@/features/content/paths/revision'
import { slug } from '@/i18n/paths/slug'

/** The agency as its file describes it. What editors have changed since is left alone. */
export async function seedOwnAgency(seeding: Seeding, file: AgencyFile): Promise<void> {
  const { agency, languages } = file
  await upsertGlobal(seeding, 'agency', () => agency)
  await upsertGlobal(seeding, 'languages', () => languages)
  await upsertGlobal(seeding, 'header', () => ({
    topBar: [
      { label: agency.phone, url: `tel:${agency.phone.replaceAll(/[^\d+]/g, '')}` },
      { label: agency.email, url: `mailto:${agency.email}` },
    ],
  }))
  await upsertGlobal(seeding, 'footer', () => ({
    columns: [
      {
        ...{ title: agency.name, isTitlePublic: true, isFullTextPublic: true },
        fullText: [agency.street, agency.place].join('\n'),
        ...{ columnsSm: 12, columnsMd: 12, columnsLg: 4 },
      },
    ],
  }))
  await seedOffices(seeding, file)
  const hasNewHome = await seedStarterPages(seeding)
  await seedUnreviewedFacts(seeding)
  const database = await seeding.database()
  await rebuildPaths(database, 'all')
  if (hasNewHome) await closeUntilLaunch(database)
}

async function seedOffices(seeding: Seeding, { offices, languages }: AgencyFile): Promise<void> {
  for (const [index, { name, street, city, hours, directions, ...shared }] of offices.entries()) {
    const words = { name, street, city, hours, directions }
    const read = Object.entries(words).map(
      ([field, given]) => [field, inEachLanguage(given, languages.standard)] as const,
    )
    const key = slug(inEachLanguage(name, languages.standard)[languages.standard])
    await upsert(seeding, {
      collection: 'offices',
      where: { key: { equals: key } },
      dataIn: (language) => ({
        ...shared,
        ...Object.fromEntries(read.map(([field, texts]) => [field, texts[language]])),
        key,
        sort: (index + 1) * 10,
      }),
    })
  }
}
