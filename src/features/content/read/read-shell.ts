import type { Footer, Page } from '@/cms/generated/payload-types'
import { type Language, languages, mainLanguage } from '@/domain/language'
import type { Agency, FooterColumn, MenuItem, Popup, Site } from '@/domain/site/site'
import type { ListingSettings } from '@/features/listings/listing-settings'
import { translator } from '@/i18n/messages'

import { idOf } from '../id-of'
import { pathsOfRecords, recordKey, type RecordPaths } from '../paths/record-paths'
import { type ContentReader, readingAs } from './content-reader'
import { type MediaById, pictureOf, picturesOf, readMedia } from './read-pictures'
import { linkedPages, type StoredLink, toSiteLink } from './site-links'

/** What editors set for the whole site, in one language. */
export interface Shell extends Site {
  languages: { used: Language[]; standard: Language }
  look: { brandColour: string | null }
  verification: { google?: string; facebook?: string; norton?: string }
  settings: { hasCounts: boolean } & ListingSettings
}

export async function readShell(reader: ContentReader): Promise<Shell> {
  const globals = await readGlobals(reader)
  const { header, footer, popup, look, agency, languageSettings, settings, siteInfo, menu } = globals
  const links: (StoredLink | null | undefined)[] = [
    ...(header.topBar ?? []),
    header.valuation,
    popup.link,
    ...(footer.columns ?? []).flatMap((column) => column.links ?? []),
    ...menu.flatMap(({ subMenu }) => subMenu ?? []),
  ]
  const records = [...linkedPages(links), ...menu.map(({ id }) => ({ relationTo: 'pages' as const, id }))]
  const mediaIds = [popup.media, look.logo, ...(footer.columns ?? []).flatMap(({ images }) => images ?? [])]
  const [paths, media] = await Promise.all([
    pathsOfRecords(reader.db, records, reader.locale),
    readMedia(
      reader,
      mediaIds.flatMap((value) => idOf(value) ?? []),
    ),
  ])
  const t = translator(reader.locale)
  return {
    agency: agencyOf(agency, t(`country.${agency.country ?? 'BE'}`)),
    logo: pictureOf(media, look.logo),
    topBar: (header.topBar ?? []).flatMap((link) => toSiteLink(link, paths) ?? []),
    menu: menuOf(menu, paths),
    menuMaximum: header.menuMaximum ?? 0,
    valuation: toSiteLink(header.valuation, paths),
    footer: (footer.columns ?? []).map((column) => columnOf(column, paths, media)),
    popup: popupOf(popup, paths, media),
    languages: {
      used: languages.filter((language) => languageSettings.used?.includes(language) ?? true),
      standard: languageSettings.standard ?? mainLanguage,
    },
    look: { brandColour: look.brandColour || null },
    verification: {
      google: siteInfo.googleVerification || undefined,
      facebook: siteInfo.facebookVerification || undefined,
      norton: siteInfo.nortonSafeWeb || undefined,
    },
    settings: {
      hasCounts: settings.hasCounts ?? true,
      ignoredMarquees: settings.ignoredMarquees ?? [],
      hideCity: settings.hideCity ?? false,
    },
  }
}

async function readGlobals(reader: ContentReader) {
  const reading = { ...readingAs(reader), draft: false } as const
  const { payload } = reader
  const [header, footer, popup, look, agency, languageSettings, settings, siteInfo, menu] = await Promise.all(
    [
      payload.findGlobal({ ...reading, slug: 'header' }),
      payload.findGlobal({ ...reading, slug: 'footer' }),
      payload.findGlobal({ ...reading, slug: 'popup' }),
      payload.findGlobal({ ...reading, slug: 'look' }),
      payload.findGlobal({ ...reading, slug: 'agency' }),
      payload.findGlobal({ ...reading, slug: 'languages' }),
      payload.findGlobal({ ...reading, slug: 'settings' }),
      payload.findGlobal({ ...reading, slug: 'site-info' }),
      payload.find({
        ...reading,
        collection: 'pages',
        where: { and: [{ showInMenu: { equals: true } }, { _status: { equals: 'published' } }] },
        sort: 'sort',
        limit: 200,
        pagination: false,
        select: { title: true, parent: true, hasSubMenu: true, subMenu: true },
      }),
    ],
  )
  return { header, footer, popup, look, agency, languageSettings, settings, siteInfo, menu: menu.docs }
}

type MenuPage = Pick<Page, 'id' | 'title' | 'parent' | 'hasSubMenu' | 'subMenu'>

/** Pages at the top, and under each, when it wants, the pages below it and its own further links. */
function menuOf(pages: readonly MenuPage[], paths: RecordPaths): MenuItem[] {
  const linkTo = ({ id, title }: MenuPage) => {
    const path = paths.get(recordKey({ relationTo: 'pages', id }))
    const label = title || path?.title
    return path && label ? { label, href: path.href, ...(path.isExternal && { isExternal: true }) } : null
  }
  const inMenu = new Set(pages.map(({ id }) => id))
  return pages
    .filter(({ parent }) => !inMenu.has(idOf(parent) ?? -1))
    .flatMap((page) => {
      const link = linkTo(page)
      const below = page.hasSubMenu ? pages.filter(({ parent }) => idOf(parent) === page.id) : []
      const children = [
        ...below.map(linkTo),
        ...(page.subMenu ?? []).map((stored) => toSiteLink(stored, paths)),
      ].filter((child) => child !== null)
      return link ? [{ ...link, children }] : []
    })
}

type StoredColumn = NonNullable<Footer['columns']>[number]

function columnOf(column: StoredColumn, paths: RecordPaths, media: MediaById): FooterColumn {
  const shown = (text: string | null | undefined, isPublic: boolean | null | undefined) =>
    isPublic === false ? '' : (text ?? '')
  const lines = shown(column.fullText, column.isFullTextPublic)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    title: shown(column.title, column.isTitlePublic),
    introText: shown(column.introText, column.isIntroPublic),
    lines: [...(column.links ?? []).flatMap((link) => toSiteLink(link, paths) ?? []), ...lines],
    images: picturesOf(media, column.images),
    columns: { sm: column.columnsSm ?? 12, md: column.columnsMd ?? 6, lg: column.columnsLg ?? 3 },
  }
}

function popupOf(
  stored: Awaited<ReturnType<typeof readGlobals>>['popup'],
  paths: RecordPaths,
  media: MediaById,
): Popup | null {
  if (!stored.isPublished || !stored.title) return null
  return {
    isPublished: true,
    delaySeconds: stored.delaySeconds ?? 0,
    title: stored.title,
    description: stored.description ?? '',
    media: pictureOf(media, stored.media),
    link: toSiteLink(stored.link, paths),
  }
}

function agencyOf(stored: Awaited<ReturnType<typeof readGlobals>>['agency'], country: string): Agency {
  const { luxembourg } = stored
  return {
    name: stored.name ?? '',
    company: stored.company ?? '',
    street: stored.street ?? '',
    place: stored.place ?? '',
    country,
    phone: stored.phone ?? '',
    email: stored.email ?? '',
    companyNumber: stored.companyNumber ?? '',
    vatNumber: stored.vatNumber ?? '',
    brokers: (stored.brokers ?? []).map(({ name, number }) => ({ name: name ?? '', number: number ?? '' })),
    insurer: stored.insurer ?? '',
    insurancePolicy: stored.insurancePolicy ?? '',
    codeOfConductUrl: stored.codeOfConductUrl ?? '',
    ...(luxembourg?.permit && {
      luxembourg: {
        permit: luxembourg.permit,
        register: luxembourg.register ?? '',
        vatNumber: luxembourg.vatNumber ?? '',
      },
    }),
  }
}
