import { slug } from '../paths/slug'

/** What visitors shorten in the names of places, in any language; several where it depends on the name. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  st: ['sint', 'saint', 'sankt'],
  ste: ['sainte'],
  s: ['sint', 'saint'],
  bxl: ['bruxelles'],
  brux: ['bruxelles'],
  bru: ['bruxelles'],
  brx: ['bruxelles'],
  lln: ['louvain-la-neuve'],
  antw: ['antwerpen'],
  mol: ['molenbeek', 'mol'],
  wol: ['woluwe'],
  lux: ['luxembourg'],
  olv: ['onze-lieve-vrouw'],
  ndame: ['notre-dame'],
  nd: ['notre-dame'],
}

/** What whole places are called that the data has under another name, the quarters that people name among them. */
const nicknames: Readonly<Record<string, string>> = {
  ...calledSo('antwerpen', 'apen a-pen sinjorenstad t-stad linkeroever eilandje zurenborg'),
  ...calledSo('gent', 'arteveldestad dampoort'),
  ...calledSo(
    'bruxelles',
    'bxl-ville sablon zavel marolles marollen neder-over-heembeek neder-heembeek laeken-bruxelles',
  ),
  ...calledSo('ixelles', 'flagey chatelain'),
  ...calledSo('uccle', 'fort-jaco'),
  ...calledSo('woluwe-saint-lambert', 'wsl'),
  ...calledSo('woluwe-saint-pierre', 'wsp stockel'),
  ...calledSo('molenbeek-saint-jean', 'msj'),
  ...calledSo(
    'knokke-heist',
    'knokke-le-zoute le-zoute het-zoute zoute knokke-zoute duinbergen albertstrand zwin heist-aan-zee heist',
  ),
  ...calledSo('koksijde', 'sint-idesbald oostduinkerke-bad koksijde-bad'),
  ...calledSo('blankenberge', 'uitkerke-bad'),
  ...calledSo('heist-op-den-berg', 'hodb heist-odb'),
  ...calledSo(
    'fourons',
    'sint-martens-voeren sint-pieters-voeren s-gravenvoeren moelingen remersdaal teuven-voeren',
  ),
  ...calledSo('ottignies-louvain-la-neuve', 'olln ottignies-lln'),
  ...calledSo('braine-l-alleud', 'bla'),
  ...calledSo('liege', 'cite-ardente guillemins outremeuse sclessin'),
  ...calledSo(
    'luxembourg',
    'kirchberg belair limpertsberg gasperich bonnevoie hollerich merl cents cessange cloche-d-or',
  ),
  ...calledSo('esch-sur-alzette', 'belval esch-belval'),
  ...calledSo('mondorf-les-bains', 'mondorf'),
}

const mostShortened = 2

/** Words that say what a place is, not what it is called. */
const kindWords = new Set([
  'stad',
  'stadt',
  'ville',
  'city',
  'gemeente',
  'commune',
  'centrum',
  'centre',
  'center',
])

/** A place as it may be written in full, each as a slug; none where there is nothing to write out. */
export function writtenOut(text: string): string[] {
  const words = slug(text.replaceAll(/['’.]/g, ' ')).split('-').filter(Boolean)
  const named = words.filter((word) => !kindWords.has(word))
  // Each multiplies the readings, and no place has more of them.
  if (words.filter((word) => abbreviations[word]).length > mostShortened) return []
  let all: string[][] = [[]]
  for (const word of named)
    all = (abbreviations[word] ?? [word]).flatMap((full) => all.map((before) => [...before, full]))
  const typed = words.join('-')
  const written = all.map((full) => full.join('-'))
  const called = [typed, ...written].flatMap((name) => nicknames[name] ?? [])
  return [...called, ...written].filter((full) => full !== '' && full !== typed)
}

function calledSo(place: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, place]))
}
