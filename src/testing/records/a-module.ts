import type {
  ArticleSummary,
  ItemLayout,
  ModuleFrame,
  OfficeCard,
  TeamMemberCard,
} from '@/domain/content/module'
import { parseRichText } from '@/domain/content/rich-text'
import type { RichTextNeeds } from '@/ui/page/rich-text'

import { aText } from './a-text'

/** What every module is given to render itself. */
export const moduleNeeds: RichTextNeeds = {
  links: () => null,
  picture: () => null,
  locale: 'nl',
  hosts: { storageHost: 'storage.example', cdnOrigin: '' },
}

/** A module without words, on the whole width. */
export function aFrame(given: Partial<ModuleFrame> = {}): ModuleFrame {
  return {
    id: 'module',
    title: '',
    titleSize: 'medium',
    description: '',
    description2: '',
    columns: { sm: 12, md: 12, lg: 12 },
    className: '',
    background: { kind: 'none' },
    images: [],
    ...given,
  }
}

export function aLayout(given: Partial<ItemLayout> = {}): ItemLayout {
  return { view: 'list', perRow: 2, maximum: 40, ...given }
}

/** An article with a page of its own. */
export function aSummary(id: number, given: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id,
    href: `/nl/blog/artikel-${id}/`,
    title: `Artikel ${id}`,
    category: 'Blog',
    standfirst: `Inleiding ${id}`,
    date: { iso: '2026-03-01', text: '1 maart 2026' },
    picture: null,
    body: parseRichText(aText(`Tekst ${id}`)),
    person: null,
    ...given,
  }
}

export const anOffice: OfficeCard = {
  id: 1,
  anchor: 'gent',
  name: 'Kantoor Gent',
  street: 'Veldstraat 1',
  place: '9000 Gent',
  zip: '9000',
  city: 'Gent',
  country: 'BE',
  phone: '09 233 44 55',
  phoneHref: 'tel:+3292334455',
  email: 'gent@example.com',
  hours: 'Van 9 tot 18 uur',
  directions: 'Tram 1 stopt voor de deur.',
}

export const aMember: TeamMemberCard = {
  id: 1,
  href: '/nl/team/an-peeters/1/',
  name: 'An Peeters',
  role: 'Makelaar',
  office: 'Kantoor Gent',
  phone: '0470 12 34 56',
  phoneHref: 'tel:+32470123456',
  email: 'an@example.com',
  languages: ['Nederlands', 'Frans'],
  introduction: 'Kent elke straat.',
  picture: null,
  house: 'steppedGable',
}
