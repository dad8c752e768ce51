import { labels } from '../world/language'

export const personCategories = [
  { id: 1, name: labels('Nieuwsbrief', "Lettre d'information", 'Newsletter', 'Newsletter') },
  { id: 2, name: labels('Eigenaar', 'Propriétaire', 'Owner', 'Eigentümer') },
  { id: 3, name: labels('Kandidaat-koper', 'Candidat acquéreur', 'Prospective buyer', 'Kaufinteressent') },
  { id: 4, name: labels('Kandidaat-huurder', 'Candidat locataire', 'Prospective tenant', 'Mietinteressent') },
  { id: 5, name: labels('Investeerder', 'Investisseur', 'Investor', 'Investor') },
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
