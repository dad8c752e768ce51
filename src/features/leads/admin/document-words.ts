import { words } from '@/cms/words'

export const documentText = {
  title: words({
    nl: 'Documenten van dit pand',
    fr: 'Documents de ce bien',
    en: 'Documents of this home',
    de: 'Dokumente zu diesem Objekt',
  }),
  nameless: words({
    nl: 'Document zonder naam',
    fr: 'Document sans nom',
    en: 'Document without a name',
    de: 'Dokument ohne Namen',
  }),
  published: words({ nl: 'Gepubliceerd', fr: 'Publié', en: 'Published', de: 'Veröffentlicht' }),
  released: words({ nl: 'Vrijgegeven', fr: 'Communiqué', en: 'Released', de: 'Freigegeben' }),
  over: words({
    nl: 'Was 14 dagen vrijgegeven',
    fr: 'A été communiqué pendant 14 jours',
    en: 'Was released for 14 days',
    de: 'War 14 Tage freigegeben',
  }),
  hidden: words({
    nl: 'Niet gepubliceerd op het dataplatform: de bezoeker weet niet dat het bestaat',
    fr: 'Non publié sur la plateforme de données : le visiteur ignore son existence',
    en: 'Not published on the data platform: the visitor does not know that it exists',
    de: 'Auf der Datenplattform nicht veröffentlicht: Der Besucher weiß nicht, dass es existiert',
  }),
  release: words({ nl: 'Vrijgeven', fr: 'Communiquer', en: 'Release', de: 'Freigeben' }),
  releaseOf: words({
    nl: 'Vrijgeven voor deze bezoeker: {document}',
    fr: 'Communiquer à ce visiteur : {document}',
    en: 'Release to this visitor: {document}',
    de: 'Für diesen Besucher freigeben: {document}',
  }),
  hint: words({
    nl: 'Wat u vrijgeeft, kan alleen deze bezoeker lezen. De bezoeker krijgt binnen twee minuten een e-mail met een persoonlijke link, die 14 dagen werkt.',
    fr: 'Seul ce visiteur peut lire ce que vous communiquez. Un e-mail avec un lien personnel, valable 14 jours, part dans les deux minutes.',
    en: 'Only this visitor can read what you release. An email with a private link, good for 14 days, goes out within two minutes.',
    de: 'Was Sie freigeben, kann nur dieser Besucher lesen. Innerhalb von zwei Minuten geht eine E-Mail mit einem persönlichen Link hinaus, der 14 Tage gilt.',
  }),
}
