import { type AdRow, plain, row } from './testing-row'

export const planning: AdRow[] = [
  row(
    ['Stedenbouwkundige vergunning', 'Stedenbouwkundige vergunning uitgereikt (Vg)'],
    ['Permis d’urbanisme', 'Permis d’urbanisme délivré (Vg)'],
    ['Planning permission', 'Planning permission granted (Vg)'],
    ['Städtebaugenehmigung', 'Städtebaugenehmigung erteilt (Vg)'],
  ),
  row(
    ['Stedenbouwkundige bestemming', 'Woongebied (Wg)'],
    ['Destination urbanistique', "Zone d'habitat (Wg)"],
    ['Planning designation', 'Residential area (Wg)'],
    ['Städtebauliche Zweckbestimmung', 'Wohngebiet (Wg)'],
  ),
  row(
    ['Dagvaarding, herstelmaatregel of bestuurlijke maatregel', 'Geen dagvaarding uitgebracht (Gdv)'],
    ['Citation, mesure de réparation ou mesure administrative', 'Aucune citation émise (Gdv)'],
    ['Summons, remedial or administrative measure', 'No summons issued (Gdv)'],
    ['Ladung, Wiederherstellungs- oder Verwaltungsmaßnahme', 'Keine Ladung ergangen (Gdv)'],
  ),
  row(
    ['Voorkooprecht', 'Geen voorkooprecht (Gvkr)'],
    ['Droit de préemption', 'Pas de droit de préemption (Gvkr)'],
    ['Right of pre-emption', 'No right of pre-emption (Gvkr)'],
    ['Vorkaufsrecht', 'Kein Vorkaufsrecht (Gvkr)'],
  ),
  row(
    ['Verkavelingsvergunning', 'Verkavelingsvergunning (Vv)'],
    ['Permis de lotir / d’urbanisation', 'Permis de lotir (Vv)'],
    ['Subdivision permit', 'Subdivision permit (Vv)'],
    ['Parzellierungsgenehmigung', 'Parzellierungsgenehmigung (Vv)'],
  ),
  row(
    [
      'Onroerend erfgoed',
      'Beschermd monument De bescherming heeft rechtsgevolgen (hoofdstuk 6 van het Onroerenderfgoeddecreet van 12 juli 2013): de eigenaar houdt het goed in stand, mag het niet ontsieren of beschadigen en vraagt toelating voor werken.',
    ],
    [
      'Patrimoine immobilier',
      'Monument classé La protection a des effets juridiques (chapitre 6 du décret flamand relatif au patrimoine immobilier du 12 juillet 2013) : le propriétaire entretient le bien, ne peut ni le défigurer ni l’endommager et demande une autorisation pour les travaux.',
    ],
    [
      'Heritage status',
      'Listed monument The protection has legal effects (chapter 6 of the Flemish Immovable Heritage Decree of 12 July 2013): the owner keeps the property in good condition, may not disfigure or damage it, and asks permission for works.',
    ],
    [
      'Denkmalschutz',
      'Denkmalgeschützt Der Schutz hat Rechtsfolgen (Kapitel 6 des flämischen Dekrets über das unbewegliche Erbe vom 12. Juli 2013): Der Eigentümer erhält das Gut, darf es weder verunstalten noch beschädigen und holt für Arbeiten eine Genehmigung ein.',
    ],
  ),
]

export const flood: AdRow[] = [
  row(
    [
      'P-score (perceel)',
      'D · Middelgrote kans op overstromingen onder het huidige klimaat Overstromingsgevoelig: P- of G-score D',
    ],
    [
      'Score P (parcelle)',
      'D · Probabilité moyenne d’inondation dans le climat actuel Sensible aux inondations : score P ou G égal à D',
    ],
    [
      'P-score (plot)',
      'D · Medium probability of flooding under the current climate Flood-prone: P- or G-score D',
    ],
    [
      'P-Score (Parzelle)',
      'D · Mittlere Überschwemmungswahrscheinlichkeit beim heutigen Klima Überschwemmungsgefährdet: P- oder G-Score D',
    ],
  ),
  row(
    ['G-score (gebouw)', 'A · Geen overstroming gemodelleerd'],
    ['Score G (bâtiment)', 'A · Aucune inondation modélisée'],
    ['G-score (building)', 'A · No flooding modelled'],
    ['G-Score (Gebäude)', 'A · Keine Überschwemmung modelliert'],
  ),
  row(
    ['Afgebakend overstromingsgebied', 'Niet gelegen in overstromingsgebied'],
    ['Zone inondable délimitée', 'Hors zone inondable'],
    ['Designated flood zone', 'Not in a flood zone'],
    ['Abgegrenztes Überschwemmungsgebiet', 'Nein'],
  ),
  row(
    ['Afgebakende oeverzone', 'Niet gelegen in oeverzone'],
    ['Zone de rive délimitée', 'Hors zone riveraine'],
    ['Designated riparian zone', 'Not in a riparian zone'],
    ['Abgegrenzte Uferzone', 'Nein'],
  ),
  row(
    ['Risicozone voor overstromingen', 'Geen risicozone'],
    ['Zone à risque d’inondation', 'Pas de zone à risque'],
    ['Flood risk area', 'No risk zone'],
    ['Überschwemmungsrisikogebiet', 'Keine Risikozone'],
  ),
]

export const asbestos: AdRow[] = [
  row(
    ['Asbestattest', 'Niet asbestveilig'],
    ['Attestation amiante', "Présence d'amiante"],
    ['Asbestos certificate', 'Not asbestos-safe'],
    ['Asbestbescheinigung', 'Nicht asbestsicher'],
  ),
  plain(
    [
      'Datum asbestattest',
      'Date de l’attestation amiante',
      'Date of asbestos certificate',
      'Datum der Asbestbescheinigung',
    ],
    '17-5-2024',
  ),
]
