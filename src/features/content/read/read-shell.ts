import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool } from '@/database/row'
import { tagKinds, type TagIds } from '@/domain/consent/tags'
import type { Language } from '@/domain/language'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { FooterColumn, MenuItem, Site, SitePicture } from '@/domain/site/site'
import { type FormSettings, isFormOn } from '@/features/leads/form/form-languages'
import type { ListingSettings } from '@/features/listings/listing-settings'
import { formPath } from '@/i18n/paths/form-paths'
import { translator } from '@/i18n/messages'

import { pathsOfRecords, recordKey, type RecordPaths } from '../paths/record-paths'
import type { SingleDocuments } from '../published/documents'
import { type FooterColumnDocument, globalDocuments } from '../published/global-documents'
import type { MenuPageDocument } from '../published/record-documents'
import type { ContentReader } from './content-reader'
import type { ContentSource } from './content-source'
import { type MediaById, pictureOf, picturesOf } from './read-pictures'
import { linkedPages, toSiteLink, withoutProjects } from './site-links'

/** What editors set for the whole site, in one language. */
export interface Shell extends Site {
  /** Until its start page is published, the first time, a new site is closed to robots. */
  isLaunched: boolean
  languages: { used: Language[]; standard: Language }
  look: { brandColour: string | null }
  verification: { google?: string; facebook?: string; norton?: string }
  /** Measuring by others, for visitors who allow it. */
  tags: TagIds
  settings: { hasCounts: boolean } & ListingSettings
  /** In which languages there are the forms that not every agency has. */
  forms: FormSettings
}

export async function readShell({ source, db, locale }: ContentReader): Promise<Shell> {
  const { header, footer, popup, look, agency, languages, settings, siteInfo, menu } =
    await readDocuments(source)
  const links = [
    ...header.topBar,
    header.valuation,
    popup?.link,
    ...footer.columns.flatMap((column) => column.links),
    ...menu.flatMap(({ subMenu }) => subMenu),
  ]
  const records = [...linkedPages(links), ...menu.map(({ id }) => ({ relationTo: 'pages' as const, id }))]
  const pictures = [
    popup?.media,
    look.logo,
    settings.mapMarker,
    ...footer.columns.flatMap(({ images }) => images),
  ]
  const [{ hasProjects, isLaunched }, paths, media] = await Promise.all([
    readState(db),
    pathsOfRecords(db, records, locale),
    source.findRecords(
      'media',
      pictures.filter((picture) => typeof picture === 'number'),
    ),
  ])
  const { luxembourg, ...identity } = agency
  const { forms, mapMarker, ...listingSettings } = settings
  const leading = {
    topBar: header.topBar.flatMap((link) => toSiteLink(link, paths) ?? []),
    menu: menuOf(menu, paths),
    footer: footer.columns.map((column) => columnOf(column, paths, media)),
  }
  return {
    isLaunched,
    ...(hasProjects ? leading : withoutProjects(leading, locale)),
    agency: {
      ...identity,
      country: translator(locale)(`country.${agency.country}`),
      countryCode: agency.country,
      ...(luxembourg && { luxembourg }),
    },
    logo: pictureOf(media, look.logo),
    menuMaximum: header.menuMaximum,
    valuation: toSiteLink(header.valuation, paths),
    newsletter: isFormOn('newsletter', locale, forms)
      ? { label: translator(locale)('newsletter.title'), href: formPath(locale, 'newsletter') }
      : null,
    popup: popup && {
      ...popup,
      isPublished: true,
      media: (popup.media !== null && media.get(popup.media)) || null,
      link: toSiteLink(popup.link, paths),
    },
    languages,
    look: { brandColour: look.brandColour },
    verification: {
      google: siteInfo.google || undefined,
      facebook: siteInfo.facebook || undefined,
      norton: siteInfo.norton || undefined,
    },
    tags: tagsOf(siteInfo.tags),
    settings: { ...listingSettings, mapMarker: smallUrl(pictureOf(media, mapMarker)) },
    forms,
  }
}

async function readState(db: Reads) {
  const [state] = await rows(
    db,
    { hasProjects: bool, isLaunched: bool },
    sql`select exists (select from listing.public_project) as "hasProjects", is_launched as "isLaunched"
        from content.revision`,
  )
  return state ?? { hasProjects: false, isLaunched: false }
}

/** Only those that are filled in; a document that was written before there were any has none. */
function tagsOf(ids: Partial<SingleDocuments['site-info']['tags']> = {}): TagIds {
  return Object.fromEntries(tagKinds.flatMap((kind) => (ids[kind] ? [[kind, ids[kind]]] : [])))
}

/** Before an editor has saved any, as when nothing is filled in. */
async function readDocuments(source: ContentSource) {
  const nothing = { id: 0 }
  const or = async <Kind extends keyof SingleDocuments>(kind: Kind, unset: SingleDocuments[Kind]) =>
    (await source.findSingle(kind)) ?? unset
  const [header, footer, popup, look, agency, languages, settings, siteInfo, menu] = await Promise.all([
    or('header', globalDocuments.header(nothing)),
    or('footer', globalDocuments.footer(nothing)),
    source.findSingle('popup'),
    or('look', globalDocuments.look(nothing)),
    or('agency', globalDocuments.agency(nothing)),
    or('languages', globalDocuments.languages(nothing as never)),
    or('settings', globalDocuments.settings(nothing)),
    or('site-info', globalDocuments['site-info'](nothing)),
    or('menu', []),
  ])
  return { header, footer, popup, look, agency, languages, settings, siteInfo, menu }
}

/** Pages at the top, and under each, when it wants, the pages below it and its own further links. */
function menuOf(pages: readonly MenuPageDocument[], paths: RecordPaths): MenuItem[] {
  const linkTo = ({ id, title }: MenuPageDocument) => {
    const path = paths.get(recordKey({ relationTo: 'pages', id }))
    const label = title || path?.title
    return path && label ? { label, href: path.href, ...(path.isExternal && { isExternal: true }) } : null
  }
  const inMenu = new Set(pages.map(({ id }) => id))
  return pages
    .filter(({ parent }) => !inMenu.has(parent ?? -1))
    .flatMap((page) => {
      const link = linkTo(page)
      const below = page.hasSubMenu ? pages.filter(({ parent }) => parent === page.id) : []
      const children = [
        ...below.map(linkTo),
        ...page.subMenu.map((stored) => toSiteLink(stored, paths)),
      ].filter((child) => child !== null)
      return link ? [{ ...link, children }] : []
    })
}

function columnOf(column: FooterColumnDocument, paths: RecordPaths, media: MediaById): FooterColumn {
  const { title, introText, columns } = column
  const lines = column.fullText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    ...{ title, introText, columns },
    lines: [...column.links.flatMap((link) => toSiteLink(link, paths) ?? []), ...lines],
    images: picturesOf(media, column.images),
  }
}

/** Uploads lie with us: no other host has a part in their address. */
function smallUrl(picture: SitePicture | null): string | undefined {
  return picture
    ? pictureUrl(picture.url, pictureWidths.propertyThumb, { storageHost: '', cdnOrigin: '' })
    : undefined
}
