import type { Deal } from '@/domain/listing/listing'
import type { SitePicture } from '@/domain/site/site'

import type { RichText } from './rich-text'

export const moduleViews = ['single', 'slider', 'news', 'list', 'module', 'collapse'] as const
export type ModuleView = (typeof moduleViews)[number]

export const backgroundColours = ['sand', 'mist', 'bluestone'] as const
export type BackgroundColour = (typeof backgroundColours)[number]

export type ModuleBackground =
  { kind: 'none' } | { kind: 'colour'; colour: BackgroundColour } | { kind: 'image'; picture: SitePicture }

/** What every module has, whatever it shows. Texts are empty when an editor left them out or keeps them private. */
export interface ModuleFrame {
  id: string
  title: string
  titleSize: 'small' | 'medium' | 'large'
  /** Above the content and below it. */
  description: string
  description2: string
  /** Twelfths of the width, on a phone, a tablet and a desktop. */
  columns: { sm: number; md: number; lg: number }
  className: string
  background: ModuleBackground
  images: SitePicture[]
}

/** How many items a module shows, and how. */
export interface ItemLayout {
  view: ModuleView
  perRow: number
  maximum: number
}

/** An article as lists and modules show it. */
export interface ArticleSummary {
  id: number
  /** `null` for an article that has no page of its own. */
  href: string | null
  title: string
  category: string
  standfirst: string
  date: { iso: string; text: string } | null
  picture: SitePicture | null
  body: RichText
  /** Who says it, for a testimonial. */
  person: { name: string; about: string; website: string } | null
}

/** Articles of a category, with those of its sub-categories apart. */
export interface ArticleGroup {
  title: string
  articles: ArticleSummary[]
}

export interface QuestionAndAnswer {
  id: string
  question: string
  answer: RichText
}

/** A figure as it is written, "98 %", and what it means. */
export interface KeyFigure {
  id: string
  figure: string
  meaning: string
}

export interface TextColumn {
  id: string
  heading: string
  body: RichText
  picture: SitePicture | null
}

/** Homes drawn on the street map. */
export interface DrawnMap {
  deal: Deal
  /** To where they are listed. */
  list: { href: string; rel?: 'nofollow' }
  /** Addresses of the picture in a column, and on a phone. */
  wide: string
  small: string
}

export interface OfficeCard {
  id: number
  /** For links into the page, such as `ghent`. */
  anchor: string
  name: string
  street: string
  /** Postal code and town. */
  place: string
  zip: string
  city: string
  country: 'BE' | 'LU'
  phone: string
  /** As a telephone dials it. */
  phoneHref: string
  email: string
  hours: string
  directions: string
}

/** Houses of our towns: what stands for an office in a drawing. */
export type TownHouse = 'steppedGable' | 'corniceHouse' | 'mansard'

export interface TeamMemberCard {
  id: number
  /** Their own page. */
  href: string
  name: string
  role: string
  office: string
  phone: string
  phoneHref: string
  email: string
  /** Names of the languages spoken, in the visitor's own. */
  languages: string[]
  introduction: string
  picture: SitePicture | null
  /** Of the town of their office. */
  house: TownHouse
}
