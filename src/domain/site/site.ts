import type { BannerKind } from './home-banner'
import type { PopupConfig } from './popup'

/** What surrounds every page, in one language: whoever fills it in, the shell renders it. */
export interface Site {
  agency: Agency
  /** The agency's own, instead of its name. */
  logo: SitePicture | null
  /** No links, no bar. */
  topBar: SiteLink[]
  menu: MenuItem[]
  /** Items beyond it stand behind a hamburger; zero is no limit. */
  menuMaximum: number
  /** The one filled button of the header. */
  valuation: SiteLink | null
  footer: FooterColumn[]
  /** Where visitors sign up; absent where the agency has no newsletter in this language. */
  newsletter: SiteLink | null
  popup: Popup | null
}

export interface SiteLink {
  label: string
  href: string
  /** Opens in a tab of its own, and says so. */
  isExternal?: boolean
}

export interface MenuItem extends SiteLink {
  children: SiteLink[]
}

/** What the law wants on every page of an agency. */
export interface Agency {
  name: string
  company: string
  street: string
  place: string
  /** By its name in the language of the page. */
  country: string
  countryCode: 'BE' | 'LU'
  phone: string
  email: string
  /** The number for messages; empty where the agency takes none. */
  whatsapp: string
  companyNumber: string
  vatNumber: string
  /** Recognition of each agent in charge. */
  brokers: { name: string; number: string }[]
  insurer: string
  insurancePolicy: string
  codeOfConductUrl: string
  /** Its accounts with others, each an address. */
  socialLinks: string[]
  /** An agency with an office in Luxembourg. */
  luxembourg?: { permit: string; register: string; vatNumber: string }
}

export interface FooterColumn {
  title: string
  introText: string
  /** Paragraphs and links; a line of its own each. */
  lines: (string | SiteLink)[]
  images: SitePicture[]
  /** Twelfths of the width, on a phone, a tablet and a desktop. */
  columns: { sm: number; md: number; lg: number }
}

export interface SitePicture {
  url: string
  alt: string
  /** What must stay in sight when the picture is cut, in hundredths from the left and the top. */
  focus?: { x: number; y: number }
}

export interface Popup extends PopupConfig {
  title: string
  description: string
  /** A picture, or a film. */
  media: (SitePicture & { mimetype: string }) | null
  link: SiteLink | null
}

export interface HomeBanner {
  type: BannerKind
  title: string
  /** May hold {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}. */
  description: string
  showLogo: boolean
  image: SitePicture | null
  gallery: BannerSlide[]
  video: { url: string; mimetype: string } | null
  quickSearch: { isShown: boolean; hasCounts: boolean }
}

export interface BannerSlide extends SitePicture {
  href?: string
  isExternal?: boolean
  /** A few words on the slide, such as the place and the price of a home. */
  caption?: string
}
