import type { PerLanguage } from '../../src/domain/language'
import type { Agency, MenuItem, Site } from '../../src/domain/site/site'
import { listPath } from '../../src/i18n/listing-paths'
import type { Locale } from '../../src/i18n/locales'
import { demoPageHref } from './pages'

type Texts = PerLanguage<string>

const words = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  houses: {
    nl: 'Huizen en villa’s',
    fr: 'Maisons et villas',
    en: 'Houses and villas',
    de: 'Häuser und Villen',
  },
  flats: { nl: 'Appartementen', fr: 'Appartements', en: 'Flats', de: 'Wohnungen' },
  studios: { nl: 'Studio’s', fr: 'Studios', en: 'Studios', de: 'Studios' },
  land: { nl: 'Bouwgronden', fr: 'Terrains à bâtir', en: 'Building plots', de: 'Baugrundstücke' },
  investment: {
    nl: 'Opbrengsteigendommen',
    fr: 'Immeubles de rapport',
    en: 'Investment properties',
    de: 'Renditeobjekte',
  },
  commercial: { nl: 'Handelspanden', fr: 'Commerces', en: 'Commercial', de: 'Gewerbeobjekte' },
  garages: {
    nl: 'Garages en parkings',
    fr: 'Garages et parkings',
    en: 'Garages and parking',
    de: 'Garagen und Stellplätze',
  },
  sell: { nl: 'Verkopen', fr: 'Vendre', en: 'Selling', de: 'Verkaufen' },
  about: { nl: 'Over ons', fr: 'À propos', en: 'About us', de: 'Über uns' },
  offices: { nl: 'Kantoren', fr: 'Agences', en: 'Offices', de: 'Büros' },
  brussels: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  ghent: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' },
  luxembourg: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
  contact: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
  valuation: {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Bewertung',
  },
  offer: { nl: 'Aanbod', fr: 'Notre offre', en: 'Our homes', de: 'Angebot' },
  belgium: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' },
} satisfies Record<string, Texts>

const intro: Texts = {
  nl: 'Makelaars in Gent, Brussel en Luxemburg. We kennen de straat, het dossier en de mensen die er wonen.',
  fr: 'Agents immobiliers à Gand, Bruxelles et Luxembourg. Nous connaissons la rue, le dossier et ceux qui y vivent.',
  en: 'Estate agents in Ghent, Brussels and Luxembourg. We know the street, the file and the people who live there.',
  de: 'Makler in Gent, Brüssel und Luxemburg. Wir kennen die Straße, die Unterlagen und die Menschen, die dort wohnen.',
}

const openingHours: Texts = {
  nl: 'Maandag tot vrijdag van 9 tot 18 uur, zaterdag van 10 tot 13 uur.',
  fr: 'Du lundi au vendredi de 9 à 18 heures, le samedi de 10 à 13 heures.',
  en: 'Monday to Friday 9 am to 6 pm, Saturday 10 am to 1 pm.',
  de: 'Montag bis Freitag 9 bis 18 Uhr, Samstag 10 bis 13 Uhr.',
}

const popup = {
  title: {
    nl: 'Wat is uw huis vandaag waard?',
    fr: 'Que vaut votre maison aujourd’hui ?',
    en: 'What is your house worth today?',
    de: 'Was ist Ihr Haus heute wert?',
  },
  description: {
    nl: 'Een makelaar uit uw buurt komt langs, kijkt rond en geeft u een onderbouwde prijs. Gratis, en zonder verplichting om te verkopen.',
    fr: 'Un agent de votre quartier passe, visite et vous remet un prix étayé. Gratuitement, et sans obligation de vendre.',
    en: 'An agent from your area comes by, looks around and gives you a reasoned price. Free, with no obligation to sell.',
    de: 'Ein Makler aus Ihrer Gegend kommt vorbei, sieht sich um und nennt Ihnen einen begründeten Preis. Kostenlos und ohne Verkaufspflicht.',
  },
  picture: {
    nl: 'Witte villa met luiken aan een grindpad',
    fr: 'Villa blanche à volets au bord d’une allée',
    en: 'White villa with shutters by a garden path',
    de: 'Weiße Villa mit Fensterläden an einem Gartenweg',
  },
  link: {
    nl: 'Vraag uw schatting aan',
    fr: 'Demandez votre estimation',
    en: 'Ask for your valuation',
    de: 'Bewertung anfragen',
  },
} satisfies Record<string, Texts>

const typeIds = { houses: 1, flats: 2, studios: 7, land: 4, investment: 5, commercial: 6, garages: 3 }
const saleTypes = ['houses', 'flats', 'land', 'investment', 'commercial', 'garages'] as const
const rentTypes = ['flats', 'houses', 'studios', 'commercial', 'garages'] as const

/** The demo agency's own shell: no such company exists. */
export function demoSite(locale: Locale, media: (name: string) => string): Site {
  const say = (texts: Texts) => texts[locale]
  const contact = demoPageHref('contact', locale)
  const list = (deal: 'sale' | 'rent', types: readonly (keyof typeof typeIds)[]): MenuItem => ({
    label: say(words[deal]),
    href: listPath(locale, deal),
    children: types.map((type) => ({
      label: say(words[type]),
      href: `${listPath(locale, deal)}?type=${typeIds[type]}`,
    })),
  })
  const offices = ['ghent', 'brussels', 'luxembourg'] as const
  const officeLinks = offices.map((office) => ({ label: say(words[office]), href: `${contact}#${office}` }))
  const about = { label: say(words.about), href: demoPageHref('about', locale) }
  const sell = { label: say(words.sell), href: demoPageHref('sell', locale) }
  const valuation = { label: say(words.valuation), href: demoPageHref('contact-demand', locale) }
  return {
    agency: agency(say(words.belgium)),
    topBar: [
      ...officeLinks,
      { label: '090 00 12 34', href: 'tel:+3290001234' },
      { label: 'info@gevel.example', href: 'mailto:info@gevel.example' },
    ],
    menu: [
      list('sale', saleTypes),
      list('rent', rentTypes),
      { ...sell, children: [] },
      { ...about, children: [] },
      { label: say(words.offices), href: contact, children: officeLinks },
      { label: say(words.contact), href: contact, children: [] },
    ],
    menuMaximum: 4,
    valuation,
    footer: [
      {
        title: 'Gevel Vastgoed',
        introText: say(intro),
        lines: [],
        images: [],
        columns: { sm: 12, md: 12, lg: 4 },
      },
      {
        title: say(words.offer),
        introText: '',
        lines: [
          { label: say(words.sale), href: listPath(locale, 'sale') },
          { label: say(words.rent), href: listPath(locale, 'rent') },
          valuation,
        ],
        images: [],
        columns: { sm: 6, md: 4, lg: 2 },
      },
      {
        title: 'Gevel',
        introText: '',
        lines: [sell, about, { label: say(words.contact), href: contact }],
        images: [],
        columns: { sm: 6, md: 4, lg: 2 },
      },
      {
        title: say(words.offices),
        introText: '',
        lines: [
          'Predikherenlei 21, 9000 Gent',
          'Louizalaan 240, 1050 Brussel',
          '18, rue Philippe II, 2340 Luxembourg',
          say(openingHours),
        ],
        images: [],
        columns: { sm: 12, md: 4, lg: 4 },
      },
    ],
    popup: {
      isPublished: true,
      delaySeconds: 20,
      title: say(popup.title),
      description: say(popup.description),
      media: { url: media('villa-white-1'), alt: say(popup.picture) },
      link: { label: say(popup.link), href: valuation.href },
    },
  }
}

function agency(country: string): Agency {
  return {
    name: 'Gevel Vastgoed',
    company: 'Gevel Vastgoed BV',
    street: 'Predikherenlei 21',
    place: '9000 Gent',
    country,
    phone: '090001234',
    email: 'info@gevel.example',
    companyNumber: '0999.000.426',
    vatNumber: 'BE 0999.000.426',
    brokers: [
      { name: 'Nele Claes', number: '599.901' },
      { name: 'Thomas Dubois', number: '599.902' },
    ],
    insurer: 'Voorbeeld Verzekeringen NV',
    insurancePolicy: '999.000.001',
    codeOfConductUrl: 'https://www.biv.be/deontologie',
    luxembourg: { permit: '10099900/0', register: 'B999001', vatNumber: 'LU 99900018' },
  }
}
