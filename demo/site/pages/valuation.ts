import type { PerLanguage } from '../../../src/domain/language'
import type { DemoPage } from '../pages'

const name = 'villa-white-1'
const links = [
  { label: '090 00 12 34', href: 'tel:+3290001234' },
  { label: 'schatting@gevel.example', href: 'mailto:schatting@gevel.example' },
]

export const valuation: PerLanguage<DemoPage> = {
  nl: {
    title: 'Gratis schatting',
    standfirst:
      'Een makelaar uit uw buurt komt langs en geeft u een onderbouwde prijs. Gratis, en zonder verplichting om te verkopen of te verhuren.',
    picture: { name, alt: 'Witte villa met luiken aan een grindpad' },
    sections: [
      {
        title: 'Zo gaat het',
        paragraphs: [
          'U belt of mailt ons het adres. Nog dezelfde werkdag spreken we een moment af; het bezoek duurt ongeveer drie kwartier. Leg het EPC en de plannen klaar als u die hebt.',
          'Binnen drie dagen krijgt u het bedrag op papier, met vergelijkbare verkopen uit uw buurt en een raming van uw kosten.',
        ],
        links,
      },
    ],
  },
  fr: {
    title: 'Estimation gratuite',
    standfirst:
      'Un agent de votre quartier passe chez vous et vous remet un prix étayé. Gratuitement, et sans obligation de vendre ou de louer.',
    picture: { name, alt: 'Villa blanche à volets au bord d’une allée' },
    sections: [
      {
        title: 'Comment cela se passe',
        paragraphs: [
          'Vous nous donnez l’adresse par téléphone ou par e-mail. Le jour ouvrable même, nous convenons d’un rendez-vous ; la visite dure environ trois quarts d’heure. Préparez le certificat PEB et les plans si vous les avez.',
          'Dans les trois jours, vous recevez le montant par écrit, avec des ventes comparables de votre quartier et une estimation de vos frais.',
        ],
        links,
      },
    ],
  },
  en: {
    title: 'Free valuation',
    standfirst:
      'An agent from your area comes by and gives you a reasoned price. Free, with no obligation to sell or let.',
    picture: { name, alt: 'White villa with shutters by a garden path' },
    sections: [
      {
        title: 'How it works',
        paragraphs: [
          'You call or e-mail us the address. The same working day we agree on a time; the visit takes about three quarters of an hour. Have the energy certificate and the plans at hand if you have them.',
          'Within three days you receive the figure in writing, with comparable sales from your area and an estimate of your costs.',
        ],
        links,
      },
    ],
  },
  de: {
    title: 'Kostenlose Bewertung',
    standfirst:
      'Ein Makler aus Ihrer Gegend kommt vorbei und nennt Ihnen einen begründeten Preis. Kostenlos und ohne Pflicht, zu verkaufen oder zu vermieten.',
    picture: { name, alt: 'Weiße Villa mit Fensterläden an einem Gartenweg' },
    sections: [
      {
        title: 'So läuft es ab',
        paragraphs: [
          'Sie nennen uns die Adresse telefonisch oder per E-Mail. Noch am selben Werktag vereinbaren wir einen Termin; der Besuch dauert etwa eine Dreiviertelstunde. Halten Sie Energieausweis und Pläne bereit, falls vorhanden.',
          'Innerhalb von drei Tagen erhalten Sie den Betrag schriftlich, mit vergleichbaren Verkäufen aus Ihrer Gegend und einer Schätzung Ihrer Kosten.',
        ],
        links,
      },
    ],
  },
}
