/** The papers of a home that agencies publish most, each of which has a name in every language. */
const names = {
  energy: [
    ...[
      'epc',
      'epc-attest',
      'epb',
      'epb-attest',
      'epb-certificaat',
      'energieprestatiecertificaat',
      'energiepas',
    ],
    ...['energiecertificaat', 'peb', 'certificat peb', 'certificat epc', 'certificat énergétique', 'cpe'],
    ...[
      'certificat de performance énergétique',
      'passeport énergétique',
      'energy certificate',
      'epb certificate',
    ],
    ...['energy performance certificate', 'energy passport', 'energieausweis', 'energiepass'],
  ],
  floor_plan: ['grondplan', 'plattegrond', 'plan', 'floor plan', 'grundriss'],
  floor_plans: ['grondplannen', 'plannen', 'plans', 'floor plans', 'grundrisse'],
  electricity: [
    ...['elektrische keuring', 'keuring elektriciteit', 'elektriciteitskeuring', 'elektriciteitsattest'],
    ...['contrôle électrique', 'attestation électrique', 'electrical inspection', 'elektroprüfung'],
  ],
  planning: [
    ...['stedenbouwkundige inlichtingen', 'stedenbouwkundig uittreksel', 'renseignements urbanistiques'],
    ...['planning information', 'städtebauliche auskunft'],
  ],
  soil: ['bodemattest', 'attestation du sol', 'attestation de sol', 'soil certificate', 'bodenbescheinigung'],
  asbestos: [
    'asbestattest',
    'asbestinventaris',
    'attestation amiante',
    'asbestos certificate',
    'asbestattest',
  ],
  specifications: ['lastenboek', 'cahier des charges', 'specifications', 'baubeschreibung'],
  sales_plans: ['verkoopplannen', 'plans de vente', 'sales plans', 'verkaufspläne'],
  site_plan: ['inplantingsplan', 'plan d’implantation', 'site plan', 'lageplan'],
  deed: ['basisakte', 'acte de base', 'deed of division', 'teilungserklärung'],
} as const satisfies Record<string, readonly string[]>

export type DocumentTopic = keyof typeof names
export const documentTopics = Object.keys(names) as DocumentTopic[]

const topics = new Map(
  Object.entries(names).flatMap(([topic, known]) =>
    known.map((name) => [keyOf(name), topic as DocumentTopic] as const),
  ),
)

export interface KnownDocument {
  topic: DocumentTopic
  /** What tells it from others of its kind: "Grondplan 2". */
  number: string
}

/** What a paper is, by a name that agencies or platforms give it in any language; `null` for any other name. */
export function knownDocument(name: string): KnownDocument | null {
  const [, words = '', number = ''] = /^(.*?)(?:\s+(\d{1,2}))?$/su.exec(name.trim()) ?? []
  const topic = topics.get(keyOf(words))
  return topic ? { topic, number } : null
}

function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.pdf$/, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}
