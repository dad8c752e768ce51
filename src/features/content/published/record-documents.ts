import type {
  Category,
  LegalFact as StoredFact,
  ListingNote,
  Media,
  Office,
  Page,
  Team,
} from '@/cms/generated/payload-types'
import { parseRichText, type RichText } from '@/domain/content/rich-text'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { mediaPath } from '@/domain/media/media-file'
import type { SitePicture } from '@/domain/site/site'

import { idOf } from '../id-of'
import { type LinkDocument, linkDocuments } from './link-document'

export interface MediaDocument extends SitePicture {
  mimetype: string
}

export function mediaDocument({ filename, alt, mimeType, focalX, focalY, updatedAt }: Media): MediaDocument {
  return {
    url: `${mediaPath}${encodeURIComponent(filename ?? '')}?v=${Date.parse(updatedAt)}`,
    alt: alt ?? '',
    mimetype: mimeType ?? '',
    ...(focalX !== undefined && focalX !== null && { focus: { x: focalX, y: focalY ?? 50 } }),
  }
}

/** What editors add to a record of the data platform. */
export interface NoteDocument {
  text: RichText
  metaTitle: string
  metaDescription: string
}

export function noteDocument({ text, metaTitle, metaDescription }: ListingNote): NoteDocument {
  return { text: parseRichText(text), metaTitle: metaTitle ?? '', metaDescription: metaDescription ?? '' }
}

export interface CategoryDocument {
  id: number
  parentId: number | null
  title: string
  intro: string
  path: string
  order: 'date' | 'sort'
}

export function categoryDocument({ id, parent, title, intro, path, order }: Category): CategoryDocument {
  return {
    id,
    parentId: idOf(parent),
    title: title ?? '',
    intro: intro ?? '',
    path: path ?? '',
    order: order ?? 'date',
  }
}

export interface MenuPageDocument {
  id: number
  title: string
  parent: number | null
  hasSubMenu: boolean
  subMenu: LinkDocument[]
}

/** A page that is not public here still keeps the pages below it out of the first row. */
export function menuPageDocument(page: Page): MenuPageDocument {
  return {
    id: page.id,
    title: page.isPublic ? (page.title ?? '') : '',
    parent: idOf(page.parent),
    hasSubMenu: page.hasSubMenu ?? false,
    subMenu: page.isPublic ? linkDocuments(page.subMenu) : [],
  }
}

export type OfficeDocument = ReturnType<typeof officeDocument>

export function officeDocument(office: Office) {
  return {
    id: office.id,
    anchor: office.key ?? `office-${office.id}`,
    name: office.name ?? '',
    street: office.street ?? '',
    zip: office.zip,
    city: office.city ?? '',
    country: office.country,
    phone: office.phone,
    email: office.email,
    hours: office.hours ?? '',
    directions: office.directions ?? '',
  }
}

export type MemberDocument = ReturnType<typeof memberDocument>

export function memberDocument(member: Team) {
  return {
    id: member.id,
    name: member.name,
    role: member.role ?? '',
    introduction: member.introduction ?? '',
    office: idOf(member.office),
    languages: member.languages ?? [],
    phone: member.phone ?? '',
    email: member.email ?? '',
    agentId: member.platformAgent || null,
    picture: idOf(member.picture),
    changedAt: member.updatedAt,
  }
}

export interface TeamDocument {
  offices: OfficeDocument[]
  members: MemberDocument[]
}

/** Without notes and who checked it, which are the agency's own affair. */
export function legalFactDocument(fact: StoredFact): LegalFact {
  const { region, key, value, unit, validFrom, source } = fact
  return {
    ...{ region, key, value, unit, validFrom, source },
    validTo: fact.validTo ?? null,
    bracketFrom: fact.bracketFrom ?? null,
    reviewedAt: fact.reviewedAt ?? null,
  }
}
