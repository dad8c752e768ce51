import type { AdRow } from './a-row'

export const planning: AdRow[] = [
  {
    nl: ['Stedenbouwkundige vergunning', 'Stedenbouwkundige vergunning uitgereikt (Vg)'],
    fr: ['Permis d’urbanisme', 'Permis d’urbanisme délivré (Vg)'],
    en: ['Planning permission', 'Planning permission granted (Vg)'],
    de: ['Städtebaugenehmigung', 'Städtebaugenehmigung erteilt (Vg)'],
  },
  {
    nl: ['Stedenbouwkundige bestemming', 'Woongebied (Wg)'],
    fr: ['Destination urbanistique', "Zone d'habitat (Wg)"],
    en: ['Planning designation', 'Residential area (Wg)'],
    de: ['Städtebauliche Zweckbestimmung', 'Wohngebiet (Wg)'],
  },
  {
    nl: ['Dagvaarding, herstelmaatregel of bestuurlijke maatregel', 'Geen dagvaarding uitgebracht (Gdv)'],
    fr: ['Citation, mesure de réparation ou mesure administrative', 'Aucune citation émise (Gdv)'],
    en: ['Summons, remedial or administrative measure', 'No summons issued (Gdv)'],
    de: ['Ladung, Wiederherstellungs- oder Verwaltungsmaßnahme', 'Keine Ladung ergangen (Gdv)'],
  },
  {
    nl: ['Voorkooprecht', 'Geen voorkooprecht (Gvkr)'],
    fr: ['Droit de préemption', 'Pas de droit de préemption (Gvkr)'],
    en: ['Right of pre-emption', 'No right of pre-emption (Gvkr)'],
    de: ['Vorkaufsrecht', 'Kein Vorkaufsrecht (Gvkr)'],
  },
  {
    nl: ['Verkavelingsvergunning', 'Verkavelingsvergunning (Vv)'],
    fr: ['Permis de lotir / d’urbanisation', 'Permis de lotir (Vv)'],
    en: ['Subdivision permit', 'Subdivision permit (Vv)'],
    de: ['Parzellierungsgenehmigung', 'Parzellierungsgenehmigung (Vv)'],
  },
  {
    nl: [
      'Onroerend erfgoed',
      'Beschermd monument De bescherming heeft rechtsgevolgen (hoofdstuk 6 van het Onroerenderfgoeddecreet van 12 juli 2013): de eigenaar houdt het goed in stand, mag het niet ontsieren of beschadigen en vraagt toelating voor werken.',
    ],
    fr: [
      'Patrimoine immobilier',
      'Monument classé La protection a des effets juridiques (chapitre 6 du décret flamand relatif au patrimoine immobilier du 12 juillet 2013) : le propriétaire entretient le bien, ne peut ni le défigurer ni l’endommager et demande une autorisation pour les travaux.',
    ],
    en: [
      'Heritage status',
      'Listed monument The protection has legal effects (chapter 6 of the Flemish Immovable Heritage Decree of 12 July 2013): the owner keeps the property in good condition, may not disfigure or damage it, and asks permission for works.',
    ],
    de: [
      'Denkmalschutz',
      'Denkmalgeschützt Der Schutz hat Rechtsfolgen (Kapitel 6 des flämischen Dekrets über das unbewegliche Erbe vom 12. Juli 2013): Der Eigentümer muss das Gut instand halten, darf es weder verunstalten noch beschädigen und holt für Arbeiten eine Genehmigung ein.',
    ],
  },
]

export const flood: AdRow[] = [
  {
    nl: [
      'P-score (perceel)',
      'D · Middelgrote kans op overstromingen onder het huidige klimaat Overstromingsgevoelig: P- of G-score D',
    ],
    fr: [
      'Score P (parcelle)',
      'D · Probabilité moyenne d’inondation dans le climat actuel Sensible aux inondations : score P ou G égal à D',
    ],
    en: [
      'P-score (plot)',
      'D · Medium probability of flooding under the current climate Flood-prone: P- or G-score D',
    ],
    de: [
      'P-Score (Parzelle)',
      'D · Mittlere Überschwemmungswahrscheinlichkeit beim heutigen Klima Überschwemmungsgefährdet: P- oder G-Score D',
    ],
  },
  {
    nl: ['G-score (gebouw)', 'A · Geen overstroming gemodelleerd'],
    fr: ['Score G (bâtiment)', 'A · Aucune inondation modélisée'],
    en: ['G-score (building)', 'A · No flooding modelled'],
    de: ['G-Score (Gebäude)', 'A · Keine Überschwemmung modelliert'],
  },
  {
    nl: ['Afgebakend overstromingsgebied', 'Niet gelegen in overstromingsgebied'],
    fr: ['Zone inondable délimitée', 'Hors zone inondable'],
    en: ['Designated flood zone', 'Not in a flood zone'],
    de: ['Abgegrenztes Überschwemmungsgebiet', 'Nein'],
  },
  {
    nl: ['Afgebakende oeverzone', 'Niet gelegen in oeverzone'],
    fr: ['Zone de rive délimitée', 'Hors zone riveraine'],
    en: ['Designated riparian zone', 'Not in a riparian zone'],
    de: ['Abgegrenzte Uferzone', 'Nein'],
  },
  {
    nl: ['Risicozone voor overstromingen', 'Geen risicozone'],
    fr: ['Zone à risque d’inondation', 'Pas de zone à risque'],
    en: ['Flood risk area', 'No risk zone'],
    de: ['Überschwemmungsrisikogebiet', 'Keine Risikozone'],
  },
]

export const asbestos: AdRow[] = [
  {
    nl: ['Asbestattest', 'Niet asbestveilig'],
    fr: ['Attestation amiante', "Présence d'amiante"],
    en: ['Asbestos certificate', 'Not asbestos-safe'],
    de: ['Asbestbescheinigung', 'Nicht asbestsicher'],
  },
  {
    nl: ['Datum asbestattest', '17-5-2024'],
    fr: ['Date de l’attestation amiante', '17/5/2024'],
    en: ['Date of asbestos certificate', '17/5/2024'],
    de: ['Datum der Asbestbescheinigung', '17.5.2024'],
  },
]
