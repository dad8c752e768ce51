import type { PerLanguage } from '../../src/domain/language'
import type { HomeBanner } from '../../src/domain/site/site'
import { listPath } from '../../src/i18n/listing-paths'
import type { Locale } from '../../src/i18n/locales'

const texts = {
  title: {
    nl: 'Thuis in uw straat',
    fr: 'Chez vous, dans votre rue',
    en: 'At home in your street',
    de: 'Zuhause in Ihrer Straße',
  },
  description: {
    nl: '{FOR_SALE_TOTAL} panden te koop en {FOR_RENT_TOTAL} te huur, van Gent tot Luxemburg.',
    fr: '{FOR_SALE_TOTAL} biens à vendre et {FOR_RENT_TOTAL} à louer, de Gand à Luxembourg.',
    en: '{FOR_SALE_TOTAL} homes for sale and {FOR_RENT_TOTAL} for rent, from Ghent to Luxembourg.',
    de: '{FOR_SALE_TOTAL} Objekte zu verkaufen und {FOR_RENT_TOTAL} zu vermieten, von Gent bis Luxemburg.',
  },
  dusk: {
    nl: 'Art-nouveauhuis met verlichte ramen in de avondschemering',
    fr: 'Maison Art nouveau aux fenêtres éclairées, au crépuscule',
    en: 'Art nouveau house with lit windows at dusk',
    de: 'Jugendstilhaus mit erleuchteten Fenstern in der Abenddämmerung',
  },
  gable: {
    nl: 'Bakstenen rijhuis met trapgevel in de avondschemering',
    fr: 'Maison mitoyenne en brique à pignon à gradins au crépuscule',
    en: 'Brick terraced house with a stepped gable at dusk',
    de: 'Backstein-Reihenhaus mit Treppengiebel in der Abenddämmerung',
  },
  villa: {
    nl: 'Witte villa met luiken aan een grindpad',
    fr: 'Villa blanche à volets au bord d’une allée',
    en: 'White villa with shutters by a garden path',
    de: 'Weiße Villa mit Fensterläden an einem Gartenweg',
  },
} satisfies Record<string, PerLanguage<string>>

export function demoHomeBanner(
  locale: Locale,
  media: (name: string, extension?: string) => string,
): HomeBanner {
  const dusk = { url: media('art-nouveau-2'), alt: texts.dusk[locale] }
  return {
    type: 'image',
    title: texts.title[locale],
    description: texts.description[locale],
    showLogo: false,
    image: dusk,
    gallery: [
      dusk,
      { url: media('stepped-gable-2'), alt: texts.gable[locale], href: listPath(locale, 'sale') },
      { url: media('villa-white-1'), alt: texts.villa[locale], href: listPath(locale, 'rent') },
    ],
    video: { url: media('street-at-dusk', 'mp4'), mimetype: 'video/mp4' },
    quickSearch: { isShown: true, hasCounts: true },
  }
}
