import type { PerLanguage } from '../../../src/domain/language'
import type { DemoPage } from '../pages'

const name = 'farmhouse-1'

export const sell: PerLanguage<DemoPage> = {
  nl: {
    title: 'Verkopen',
    standfirst:
      'Een huis verkoopt u maar een paar keer in uw leven. Wij doen het elke week, en u weet op elk moment waar u staat.',
    picture: { name, alt: 'Langgevelhoeve met pannendak in avondlicht' },
    sections: [
      {
        title: 'Eerst de prijs, dan het bord',
        paragraphs: [
          'We beginnen met een schatting ter plaatse en leggen u uit hoe we tot het bedrag komen: wat in uw straat verkocht is, wat uw woning anders maakt, en wat een koper zal vragen. Pas daarna beslist u.',
          'Is het dossier rond, met EPC, keuringen, stedenbouwkundige inlichtingen en asbestattest, dan komt de fotograaf. Geen woning gaat online voor de papieren kloppen.',
        ],
        links: [],
      },
      {
        title: 'U volgt mee',
        paragraphs: [
          'Elk bezoek wordt begeleid door dezelfde makelaar. U krijgt dezelfde dag te horen wat de bezoekers zeiden, ook als dat minder aangenaam is. Biedingen leggen we u schriftelijk voor.',
        ],
        links: [],
      },
    ],
  },
  fr: {
    title: 'Vendre',
    standfirst:
      'On ne vend une maison que quelques fois dans sa vie. Nous le faisons chaque semaine, et vous savez à tout moment où vous en êtes.',
    picture: { name, alt: 'Longère au toit de tuiles dans la lumière du soir' },
    sections: [
      {
        title: 'Le prix d’abord, le panneau ensuite',
        paragraphs: [
          'Nous commençons par une estimation sur place et nous vous expliquons le montant : ce qui s’est vendu dans votre rue, ce qui distingue votre bien, et ce qu’un acheteur demandera. Vous ne décidez qu’après.',
          'Une fois le dossier complet, avec PEB, contrôles, renseignements urbanistiques et attestation amiante, le photographe passe. Aucun bien n’est publié tant que les papiers ne sont pas en ordre.',
        ],
        links: [],
      },
      {
        title: 'Vous suivez tout',
        paragraphs: [
          'Chaque visite est accompagnée par le même agent. Vous apprenez le jour même ce qu’en ont dit les visiteurs, même quand c’est moins agréable. Les offres vous sont soumises par écrit.',
        ],
        links: [],
      },
    ],
  },
  en: {
    title: 'Selling',
    standfirst:
      'You sell a house only a few times in your life. We do it every week, and you always know where you stand.',
    picture: { name, alt: 'Long farmhouse with a tiled roof in evening light' },
    sections: [
      {
        title: 'First the price, then the board',
        paragraphs: [
          'We begin with a valuation at your home and explain the figure: what was sold in your street, what makes your home different, and what a buyer will ask. Only then do you decide.',
          'Once the file is complete, with energy certificate, inspections, planning information and asbestos certificate, the photographer comes. No home goes online before its papers are in order.',
        ],
        links: [],
      },
      {
        title: 'You follow every step',
        paragraphs: [
          'The same agent is there at every viewing. You hear the same day what visitors said, pleasant or not. Offers are put to you in writing.',
        ],
        links: [],
      },
    ],
  },
  de: {
    title: 'Verkaufen',
    standfirst:
      'Ein Haus verkauft man nur wenige Male im Leben. Wir tun es jede Woche, und Sie wissen jederzeit, wo Sie stehen.',
    picture: { name, alt: 'Langes Bauernhaus mit Ziegeldach im Abendlicht' },
    sections: [
      {
        title: 'Erst der Preis, dann das Schild',
        paragraphs: [
          'Wir beginnen mit einer Bewertung vor Ort und erklären Ihnen den Betrag: was in Ihrer Straße verkauft wurde, was Ihr Haus besonders macht und wonach ein Käufer fragen wird. Erst danach entscheiden Sie.',
          'Sind die Unterlagen vollständig, mit Energieausweis, Prüfberichten, Auskünften zur Raumordnung und Asbestbescheinigung, kommt der Fotograf. Kein Haus geht online, bevor die Papiere stimmen.',
        ],
        links: [],
      },
      {
        title: 'Sie verfolgen alles mit',
        paragraphs: [
          'Jede Besichtigung begleitet derselbe Makler. Noch am selben Tag erfahren Sie, was die Besucher gesagt haben, auch wenn es weniger angenehm ist. Gebote legen wir Ihnen schriftlich vor.',
        ],
        links: [],
      },
    ],
  },
}
