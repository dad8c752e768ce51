import { labels } from '../world/language'

export const personCategories = [
  {
    id: 1,
    name: labels({ nl: 'Nieuwsbrief', fr: "Lettre d'information", en: 'Newsletter', de: 'Newsletter' }),
  },
  { id: 2, name: labels({ nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' }) },
  {
    id: 3,
    name: labels({
      nl: 'Kandidaat-koper',
      fr: 'Candidat acquéreur',
      en: 'Prospective buyer',
      de: 'Kaufinteressent',
    }),
  },
  {
    id: 4,
    name: labels({
      nl: 'Kandidaat-huurder',
      fr: 'Candidat locataire',
      en: 'Prospective tenant',
      de: 'Mietinteressent',
    }),
  },
  { id: 5, name: labels({ nl: 'Investeerder', fr: 'Investisseur', en: 'Investor', de: 'Investor' }) },
]

export const personSources: [number, string][] = [
  [1, 'Panels'],
  [2, 'Other agency'],
  [3, 'Former client'],
  [4, 'Phone call'],
  [5, 'Agency website'],
  [6, 'Immoweb'],
  [7, 'Vlan'],
  [8, 'Logic-Immo'],
  [9, 'Hebbes'],
  [13, 'Mailing'],
  [14, 'Notary'],
  [18, 'Publicity'],
  [19, 'Personal relations'],
  [21, 'Office visit'],
  [26, 'Word of mouth'],
  [27, 'atHome'],
  [34, 'Zimmo'],
  [35, 'Immoscoop'],
]
