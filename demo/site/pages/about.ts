import type { PerLanguage } from '../../../src/domain/language'
import type { DemoPage } from '../pages'

const name = 'stepped-gable-2'

export const about: PerLanguage<DemoPage> = {
  nl: {
    title: 'Over ons',
    standfirst:
      'Negen mensen, drie kantoren, vier talen. En één afspraak: we zeggen u wat we zelf zouden willen weten.',
    picture: { name, alt: 'Bakstenen rijhuis met trapgevel in de avondschemering' },
    sections: [
      {
        title: 'Klein genoeg om u te kennen',
        paragraphs: [
          'Gevel Vastgoed begon in Gent en werkt vandaag ook in Brussel en Luxemburg. We nemen niet meer woningen aan dan we goed kunnen begeleiden. Daarom heeft elke verkoper en elke huurder één naam en één telefoonnummer.',
        ],
        links: [],
      },
      {
        title: 'Alles op tafel',
        paragraphs: [
          'Bij elk pand vindt u de prijs, de energiegegevens, de overstromingsscore en wat de stedenbouw toelaat. Ontbreekt er iets, dan zeggen we dat erbij. Een koper die alles weet, koopt met een gerust hart.',
        ],
        links: [],
      },
    ],
  },
  fr: {
    title: 'À propos',
    standfirst:
      'Neuf personnes, trois agences, quatre langues. Et une seule règle : vous dire ce que nous voudrions savoir nous-mêmes.',
    picture: { name, alt: 'Maison mitoyenne en brique à pignon à gradins au crépuscule' },
    sections: [
      {
        title: 'Assez petits pour vous connaître',
        paragraphs: [
          'Gevel Vastgoed est né à Gand et travaille aujourd’hui aussi à Bruxelles et à Luxembourg. Nous n’acceptons pas plus de biens que nous ne pouvons en suivre avec soin. Chaque vendeur et chaque locataire a donc un seul nom et un seul numéro.',
        ],
        links: [],
      },
      {
        title: 'Tout sur la table',
        paragraphs: [
          'Pour chaque bien vous trouvez le prix, les données énergétiques, le risque d’inondation et ce que l’urbanisme permet. S’il manque quelque chose, nous le disons. Un acheteur qui sait tout achète l’esprit tranquille.',
        ],
        links: [],
      },
    ],
  },
  en: {
    title: 'About us',
    standfirst:
      'Nine people, three offices, four languages. And one rule: we tell you what we would want to know ourselves.',
    picture: { name, alt: 'Brick terraced house with a stepped gable at dusk' },
    sections: [
      {
        title: 'Small enough to know you',
        paragraphs: [
          'Gevel Vastgoed began in Ghent and now works in Brussels and Luxembourg too. We take on no more homes than we can look after well. That is why every seller and every tenant has one name and one phone number.',
        ],
        links: [],
      },
      {
        title: 'Everything on the table',
        paragraphs: [
          'With every home you find the price, the energy figures, the flood score and what planning allows. If something is missing, we say so. A buyer who knows everything buys with an easy mind.',
        ],
        links: [],
      },
    ],
  },
  de: {
    title: 'Über uns',
    standfirst:
      'Neun Menschen, drei Büros, vier Sprachen. Und eine Abmachung: Wir sagen Ihnen, was wir selbst wissen wollten.',
    picture: { name, alt: 'Backstein-Reihenhaus mit Treppengiebel in der Abenddämmerung' },
    sections: [
      {
        title: 'Klein genug, um Sie zu kennen',
        paragraphs: [
          'Gevel Vastgoed begann in Gent und arbeitet heute auch in Brüssel und Luxemburg. Wir nehmen nicht mehr Häuser an, als wir gut betreuen können. Darum hat jeder Verkäufer und jeder Mieter einen Namen und eine Telefonnummer.',
        ],
        links: [],
      },
      {
        title: 'Alles auf den Tisch',
        paragraphs: [
          'Zu jedem Objekt finden Sie den Preis, die Energiewerte, das Hochwasserrisiko und was die Raumordnung erlaubt. Fehlt etwas, sagen wir es dazu. Wer alles weiß, kauft beruhigt.',
        ],
        links: [],
      },
    ],
  },
}
