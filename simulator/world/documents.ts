import { hash } from '../seed/hash'
import { brusselsText } from './brussels-time'
import { type Language, labels } from './language'
import type { PropertyCore } from './property-core'
import type { World } from './world'

const kinds = [
  {
    type: labels({
      nl: 'EPC-attest',
      fr: 'Certificat énergétique',
      en: 'Energy certificate',
      de: 'Energieausweis',
    }),
    file: 'energy',
    isPublic: true,
  },
  {
    type: labels({ nl: 'Grondplan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' }),
    file: 'plan',
    isPublic: true,
  },
  {
    type: labels({
      nl: 'Elektrische keuring',
      fr: 'Contrôle électrique',
      en: 'Electrical inspection',
      de: 'Elektroprüfung',
    }),
    file: 'electricity',
    isPublic: true,
  },
  {
    type: labels({
      nl: 'Stedenbouwkundige inlichtingen',
      fr: 'Renseignements urbanistiques',
      en: 'Planning information',
      de: 'Städtebauliche Auskunft',
    }),
    file: 'planning',
    isPublic: false,
  },
  {
    type: labels({ nl: 'Bodemattest', fr: 'Attestation du sol', en: 'Soil certificate', de: 'Bodenzeugnis' }),
    file: 'soil',
    isPublic: false,
  },
]

export type DocumentRow = {
  ID: number
  ObjectID: number
  Name: string
  FileName: string
  Url: string
  TypeName: string
  Publish: boolean
  CreatedDate: string
}

export function documentsOf(world: World, core: PropertyCore, language: Language): DocumentRow[] {
  const host = world.options.picturesUrl
  const count =
    core.category === 'garage' ? 0 : core.category === 'land' ? 1 : 1 + (hash(core.key, 91) % kinds.length)
  const start = core.category === 'land' ? 3 : 0
  return kinds.slice(start, start + count).map((kind, n) => {
    const id = core.id * 10 + start + n
    return {
      ID: id,
      ObjectID: core.id,
      Name: kind.type[language],
      FileName: `${kind.file}-${core.id}.pdf`,
      Url: `${host}/documents/${id}.pdf`,
      TypeName: kind.type[language],
      Publish: kind.isPublic,
      CreatedDate: brusselsText(core.createdAt),
    }
  })
}
