import type { Where } from 'payload'

import type { Category, LegalFact, Office, Page, Team } from '@/cms/generated/payload-types'
import { requestTransaction } from '@/cms/hooks/request-transaction'
import type { Queryable } from '@/database/query'
import { type Language, languages } from '@/domain/language'

import { categoryTag, featuredTag, homeBannerTag, legalFactsTag, shellTag, teamTag } from '../content-tags'
import { listFeaturedIds } from '../homes/featured-order.sql'
import type { SingleKind } from './documents'
import { globalDocuments, type GlobalKind, globalKinds } from './global-documents'
import {
  type Asking,
  type InEveryLanguage,
  readAllLanguages,
  readGlobalInAllLanguages,
} from './read-all-languages'
import {
  type CategoryDocument,
  categoryDocument,
  legalFactDocument,
  memberDocument,
  menuPageDocument,
  officeDocument,
} from './record-documents'
import type { PublishedRow } from './stored-documents'

type SetKind = Exclude<SingleKind, GlobalKind>

const mostMembers = 200
const mostFeatured = 40

/** Small sets as a whole, each with all its records in their order. */
const sets: Record<SetKind, (asking: Asking) => Promise<(language: Language) => unknown>> = {
  categories: async (asking) => {
    const found = await readAllLanguages<Category>(asking, 'categories', { where: {}, sort, limit: 500 })
    return (language) => of(found, language).map(categoryDocument)
  },
  menu: async (asking) => {
    const where: Where = { and: [{ showInMenu: { equals: true } }, { _status: { equals: 'published' } }] }
    const found = await readAllLanguages<Page>(asking, 'pages', { where, sort, limit: 200 })
    return (language) => of(found, language).map(menuPageDocument)
  },
  team: async (asking) => {
    const all = { where: {}, sort, limit: mostMembers }
    const offices = await readAllLanguages<Office>(asking, 'offices', all)
    const members = await readAllLanguages<Team>(asking, 'team', all)
    return (language) => ({
      offices: of(offices, language).map(officeDocument),
      members: of(members, language).map(memberDocument),
    })
  },
  'legal-facts': async (asking) => {
    const all = { where: {}, sort: ['validFrom', 'id'], limit: 1000 }
    const facts = await readAllLanguages<LegalFact>(asking, 'legal-facts', all)
    return (language) => of(facts, language).map(legalFactDocument)
  },
  featured: async (asking) => {
    const ids = await listFeaturedIds(await requestTransaction<Queryable>(asking))
    return () => ids.slice(0, mostFeatured)
  },
}

const sort = ['sort', 'id']

export const singleKinds: SingleKind[] = [...globalKinds, ...(Object.keys(sets) as SetKind[])]

/** One of the documents there is one of, in all languages. */
export async function singleRows(asking: Asking, kind: SingleKind): Promise<PublishedRow[]> {
  const documentIn = isGlobal(kind) ? await readGlobal(asking, kind) : await sets[kind](asking)
  return languages.flatMap((language) => {
    const document = documentIn(language)
    return document === null ? [] : [{ language, key: kind, document, tags: tagsOf(kind, document) }]
  })
}

/** Most of them show on every page. */
function tagsOf(kind: SingleKind, document: unknown): string[] {
  switch (kind) {
    case 'home-banner':
      return [homeBannerTag]
    case 'team':
      return [teamTag]
    case 'legal-facts':
      return [legalFactsTag]
    case 'featured':
      return [featuredTag]
    case 'categories':
      return (document as CategoryDocument[]).map(({ id }) => categoryTag(id))
    default:
      return [shellTag]
  }
}

async function readGlobal(asking: Asking, kind: GlobalKind): Promise<(language: Language) => unknown> {
  const stored = await readGlobalInAllLanguages<never>(asking, kind)
  return (language) =>
    stored.filter((one) => one.language === language).map(({ record }) => globalDocuments[kind](record))[0] ??
    null
}

function isGlobal(kind: SingleKind): kind is GlobalKind {
  return kind in globalDocuments
}

function of<Shape>(records: InEveryLanguage<Shape>[], language: Language): Shape[] {
  return records.flatMap((record) =>
    record.filter((one) => one.language === language).map((one) => one.record),
  )
}
