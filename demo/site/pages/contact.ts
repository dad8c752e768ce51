import type { PerLanguage } from '../../../src/domain/language'
import type { DemoPage } from '../pages'

const ghent = { label: '090 00 12 34', href: 'tel:+3290001234' }
const brussels = { label: '020 00 12 34', href: 'tel:+3220001234' }
const luxembourg = { label: '+352 20 00 12 34', href: 'tel:+35220001234' }
const mail = (office: string) => ({
  label: `${office}@gevel.example`,
  href: `mailto:${office}@gevel.example`,
})
const picture = (alt: string) => ({ name: 'street-1', alt })

export const contact: PerLanguage<DemoPage> = {
  nl: {
    title: 'Contact',
    standfirst: 'Bel, mail of kom langs. U spreekt altijd iemand die uw buurt kent, in uw taal.',
    picture: picture('Straat met oude gevels in de namiddagzon'),
    sections: [
      {
        id: 'ghent',
        title: 'Gent',
        paragraphs: [
          'Predikherenlei 21, 9000 Gent. Aan de Leie, op vijf minuten van de Korenmarkt; fietsen kunt u voor de deur kwijt.',
          'Maandag tot vrijdag van 9 tot 18 uur, zaterdag van 10 tot 13 uur. We spreken Nederlands, Frans en Engels.',
        ],
        links: [ghent, mail('gent')],
      },
      {
        id: 'brussels',
        title: 'Brussel',
        paragraphs: [
          'Louizalaan 240, 1050 Brussel. Tram 8 en 93 stoppen voor het kantoor.',
          'Maandag tot vrijdag van 9 tot 18 uur, zaterdag op afspraak. We spreken Frans, Nederlands en Engels.',
        ],
        links: [brussels, mail('brussel')],
      },
      {
        id: 'luxembourg',
        title: 'Luxemburg',
        paragraphs: [
          '18, rue Philippe II, 2340 Luxemburg. In de bovenstad, met de parking van de Place du Théâtre om de hoek.',
          'Maandag tot vrijdag van 9 tot 18 uur. We spreken Frans, Duits, Luxemburgs en Engels.',
        ],
        links: [luxembourg, mail('luxembourg')],
      },
    ],
  },
  fr: {
    title: 'Contact',
    standfirst:
      'Appelez, écrivez ou passez nous voir. Vous parlerez à quelqu’un qui connaît votre quartier, dans votre langue.',
    picture: picture('Rue aux façades anciennes au soleil de l’après-midi'),
    sections: [
      {
        id: 'ghent',
        title: 'Gand',
        paragraphs: [
          'Predikherenlei 21, 9000 Gand. Au bord de la Lys, à cinq minutes du Korenmarkt ; les vélos se rangent devant la porte.',
          'Du lundi au vendredi de 9 à 18 heures, le samedi de 10 à 13 heures. Nous parlons néerlandais, français et anglais.',
        ],
        links: [ghent, mail('gent')],
      },
      {
        id: 'brussels',
        title: 'Bruxelles',
        paragraphs: [
          'Avenue Louise 240, 1050 Bruxelles. Les trams 8 et 93 s’arrêtent devant l’agence.',
          'Du lundi au vendredi de 9 à 18 heures, le samedi sur rendez-vous. Nous parlons français, néerlandais et anglais.',
        ],
        links: [brussels, mail('brussel')],
      },
      {
        id: 'luxembourg',
        title: 'Luxembourg',
        paragraphs: [
          '18, rue Philippe II, 2340 Luxembourg. En ville haute, à deux pas du parking de la place du Théâtre.',
          'Du lundi au vendredi de 9 à 18 heures. Nous parlons français, allemand, luxembourgeois et anglais.',
        ],
        links: [luxembourg, mail('luxembourg')],
      },
    ],
  },
  en: {
    title: 'Contact',
    standfirst: 'Call, write or drop in. You will speak to someone who knows your area, in your language.',
    picture: picture('Street with old house fronts in the afternoon sun'),
    sections: [
      {
        id: 'ghent',
        title: 'Ghent',
        paragraphs: [
          'Predikherenlei 21, 9000 Ghent. On the river Lys, five minutes from the Korenmarkt; there is room for your bicycle at the door.',
          'Monday to Friday 9 am to 6 pm, Saturday 10 am to 1 pm. We speak Dutch, French and English.',
        ],
        links: [ghent, mail('gent')],
      },
      {
        id: 'brussels',
        title: 'Brussels',
        paragraphs: [
          'Avenue Louise 240, 1050 Brussels. Trams 8 and 93 stop outside the office.',
          'Monday to Friday 9 am to 6 pm, Saturday by appointment. We speak French, Dutch and English.',
        ],
        links: [brussels, mail('brussel')],
      },
      {
        id: 'luxembourg',
        title: 'Luxembourg',
        paragraphs: [
          '18, rue Philippe II, 2340 Luxembourg. In the upper town, round the corner from the Place du Théâtre car park.',
          'Monday to Friday 9 am to 6 pm. We speak French, German, Luxembourgish and English.',
        ],
        links: [luxembourg, mail('luxembourg')],
      },
    ],
  },
  de: {
    title: 'Kontakt',
    standfirst:
      'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Sie sprechen mit jemandem, der Ihre Gegend kennt, in Ihrer Sprache.',
    picture: picture('Straße mit alten Fassaden in der Nachmittagssonne'),
    sections: [
      {
        id: 'ghent',
        title: 'Gent',
        paragraphs: [
          'Predikherenlei 21, 9000 Gent. An der Leie, fünf Minuten vom Korenmarkt; Fahrräder stehen vor der Tür.',
          'Montag bis Freitag 9 bis 18 Uhr, Samstag 10 bis 13 Uhr. Wir sprechen Niederländisch, Französisch und Englisch.',
        ],
        links: [ghent, mail('gent')],
      },
      {
        id: 'brussels',
        title: 'Brüssel',
        paragraphs: [
          'Avenue Louise 240, 1050 Brüssel. Die Straßenbahnen 8 und 93 halten vor dem Büro.',
          'Montag bis Freitag 9 bis 18 Uhr, Samstag nach Vereinbarung. Wir sprechen Französisch, Niederländisch und Englisch.',
        ],
        links: [brussels, mail('brussel')],
      },
      {
        id: 'luxembourg',
        title: 'Luxemburg',
        paragraphs: [
          '18, rue Philippe II, 2340 Luxemburg. In der Oberstadt, gleich beim Parkhaus an der Place du Théâtre.',
          'Montag bis Freitag 9 bis 18 Uhr. Wir sprechen Französisch, Deutsch, Luxemburgisch und Englisch.',
        ],
        links: [luxembourg, mail('luxembourg')],
      },
    ],
  },
}
