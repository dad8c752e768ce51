import type {
  Agency,
  Footer,
  Header,
  HomeBanner,
  Language as LanguageSettings,
  Look,
  Popup,
  Setting,
  SiteInfo,
} from '@/cms/generated/payload-types'
import { languages, mainLanguage } from '@/domain/language'
import { socialLinks } from '@/domain/site/social-links'

import { idOf } from '../id-of'
import { linkDocument, linkDocuments } from './link-document'

/** What visitors see of each of the editors' settings, in one language. */
export const globalDocuments = {
  header: ({ topBar, valuation, menuMaximum }: Header) => ({
    topBar: linkDocuments(topBar),
    valuation: linkDocument(valuation),
    menuMaximum: menuMaximum ?? 0,
  }),
  footer: ({ columns }: Footer) => ({ columns: (columns ?? []).map(footerColumn) }),
  popup: (popup: Popup) =>
    popup.isPublished && popup.title
      ? {
          delaySeconds: popup.delaySeconds ?? 0,
          title: popup.title,
          description: popup.description ?? '',
          media: idOf(popup.media),
          link: linkDocument(popup.link),
        }
      : null,
  look: ({ brandColour, logo }: Look) => ({ brandColour: brandColour || null, logo: idOf(logo) }),
  agency: (agency: Agency) => ({
    name: agency.name ?? '',
    company: agency.company ?? '',
    street: agency.street ?? '',
    place: agency.place ?? '',
    country: agency.country ?? ('BE' as const),
    phone: agency.phone ?? '',
    email: agency.email ?? '',
    whatsapp: agency.whatsapp ?? '',
    companyNumber: agency.companyNumber ?? '',
    vatNumber: agency.vatNumber ?? '',
    brokers: (agency.brokers ?? []).map(({ name, number }) => ({ name: name ?? '', number: number ?? '' })),
    insurer: agency.insurer ?? '',
    insurancePolicy: agency.insurancePolicy ?? '',
    codeOfConductUrl: agency.codeOfConductUrl ?? '',
    socialLinks: socialLinks(agency.socialLinks),
    luxembourg: agency.luxembourg?.permit
      ? {
          permit: agency.luxembourg.permit,
          register: agency.luxembourg.register ?? '',
          vatNumber: agency.luxembourg.vatNumber ?? '',
        }
      : null,
  }),
  languages: ({ used, standard }: LanguageSettings) => ({
    used: languages.filter((language) => used?.includes(language) ?? true),
    standard: standard ?? mainLanguage,
  }),
  settings: (setting: Setting) => ({
    hasCounts: setting.hasCounts ?? true,
    ignoredMarquees: setting.ignoredMarquees ?? [],
    hideCity: setting.hideCity ?? false,
    mapMarker: idOf(setting.mapMarker),
    /** The languages of forms that not every agency has; `null`: nobody decided. */
    forms: {
      purchaseOffer: setting.purchaseOffer ?? null,
      rentApplication: setting.rentApplication ?? null,
      testimonial: setting.testimonial ?? null,
      newsletter: setting.newsletter ?? null,
    },
  }),
  'site-info': (info: SiteInfo) => ({
    google: info.googleVerification ?? '',
    facebook: info.facebookVerification ?? '',
    norton: info.nortonSafeWeb ?? '',
    tags: {
      tagManager: info.tagManager ?? '',
      analytics: info.analytics ?? '',
      ads: info.ads ?? '',
      pixel: info.pixel ?? '',
    },
  }),
  'home-banner': (banner: HomeBanner) => ({
    type: banner.type ?? ('image' as const),
    title: banner.title ?? '',
    description: banner.description ?? '',
    showLogo: banner.showLogo ?? false,
    showQuickSearch: banner.showQuickSearch ?? true,
    image: idOf(banner.image),
    video: idOf(banner.video),
    gallery: (banner.gallery ?? []).map((slide) => ({
      image: idOf(slide.image),
      label: slide.label ?? '',
      page: idOf(slide.page),
      url: slide.url ?? '',
    })),
  }),
}

export type GlobalKind = keyof typeof globalDocuments
export type GlobalDocument<Kind extends GlobalKind> = NonNullable<ReturnType<(typeof globalDocuments)[Kind]>>

export const globalKinds = Object.keys(globalDocuments) as GlobalKind[]

type FooterColumn = NonNullable<Footer['columns']>[number]
export type FooterColumnDocument = ReturnType<typeof footerColumn>

function footerColumn(column: FooterColumn) {
  const shown = (text: string | null | undefined, isPublic: boolean | null | undefined) =>
    isPublic === false ? '' : (text ?? '')
  return {
    title: shown(column.title, column.isTitlePublic),
    introText: shown(column.introText, column.isIntroPublic),
    fullText: shown(column.fullText, column.isFullTextPublic),
    links: linkDocuments(column.links),
    images: (column.images ?? []).flatMap((image) => idOf(image) ?? []),
    columns: { sm: column.columnsSm ?? 12, md: column.columnsMd ?? 6, lg: column.columnsLg ?? 3 },
  }
}
