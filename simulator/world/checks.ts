import { hash } from '../seed/hash'
import { type Labels, labels } from './language'
import type { PropertyCore } from './property-core'

export type Check = {
  id: number
  name: Labels
  isDone: boolean
  /** Asked for, and not there yet. */
  isRequested: boolean
  /** Of papers that are there; 0 while there is none. */
  issuedAt: number
  /** Of certificates only; 0 while there is none. */
  expiresAt: number
}

const day = 86_400_000
const papers = [
  {
    name: labels({ nl: 'Eigendomstitel', fr: 'Titre de propriété', en: 'Title deed', de: 'Eigentumstitel' }),
    years: 0,
  },
  {
    name: labels({
      nl: 'EPC-attest',
      fr: 'Certificat énergétique',
      en: 'Energy certificate',
      de: 'Energieausweis',
    }),
    years: 10,
  },
  {
    name: labels({ nl: 'Bodemattest', fr: 'Attestation du sol', en: 'Soil certificate', de: 'Bodenzeugnis' }),
    years: 1,
  },
  {
    name: labels({
      nl: 'Elektrische keuring',
      fr: 'Contrôle électrique',
      en: 'Electrical inspection',
      de: 'Elektroprüfung',
    }),
    years: 25,
  },
  {
    name: labels({
      nl: 'Stedenbouwkundig uittreksel',
      fr: 'Renseignements urbanistiques',
      en: 'Planning extract',
      de: 'Städtebaulicher Auszug',
    }),
    years: 1,
  },
]

/** The papers of a file; what is there was made in the year before the property came in. */
export function checksOf(core: PropertyCore): Check[] {
  return papers.map(({ name, years }, n) => {
    const isDone = hash(core.key, 261, n) % 4 > 0
    const madeAt = core.createdAt - (hash(core.key, 262, n) % 300) * day
    return {
      id: core.id * 10 + n,
      name,
      isDone,
      isRequested: !isDone && hash(core.key, 264, n) % 2 === 0,
      issuedAt: isDone ? madeAt : 0,
      expiresAt: isDone && years > 0 ? madeAt + years * 365 * day : 0,
    }
  })
}
