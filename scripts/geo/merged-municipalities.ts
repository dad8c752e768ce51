// Public facts the 2023 place data does not know yet: Hainaut recoding (2019), Belgian mergers (2025), Luxembourg mergers (2023).

const recoded2019: Record<string, string> = {
  56011: '58002',
  54010: '57097',
  56085: '58003',
  55022: '58001',
  55039: '51068',
  52063: '55085',
  55010: '51067',
  55023: '51069',
  54007: '57096',
  56087: '58004',
  52043: '55086',
}

const merged2025: Record<string, string> = {
  11007: '11002',
  23023: '23106',
  23024: '23106',
  23032: '23106',
  37012: '37021',
  37018: '37021',
  37007: '37022',
  37015: '37022',
  44012: '44086',
  44048: '44086',
  44034: '44087',
  44073: '44087',
  46014: '46029',
  44045: '46029',
  44040: '44088',
  44043: '44088',
  46003: '46030',
  46013: '46030',
  11056: '46030',
  71057: '71071',
  71069: '71071',
  71022: '71072',
  73040: '71072',
  73006: '73110',
  73032: '73110',
  73009: '73111',
  73083: '73111',
  82003: '82039',
  82005: '82039',
}

const mergedLuxembourg: Record<string, string> = {
  'LU.': 'CA.06',
  'EC.06': 'EC.07',
  'CA.10': 'CA.05',
  'ME.11': 'ME.03',
  'RM.08': 'RM.00',
  'RD.13': 'RD.07',
}

export function currentNis(code: string): string {
  const recoded = recoded2019[code] ?? code
  return merged2025[recoded] ?? recoded
}

export function currentCommune(code: string): string {
  return mergedLuxembourg[code] ?? code
}

export const luxembourgNames: Record<string, string> = {
  'EC.07': 'Rosport-Mompach',
  'CA.05': 'Habscht',
  'ME.03': 'Helperknapp',
  'RM.00': 'Bous-Waldbredimus',
  'RD.07': 'Groussbus-Wal',
}

/** Municipalities whose largest village does not carry their name. */
export const officialNames: Record<string, string> = {
  21004: 'Brussel',
  11057: 'Malle',
  12005: 'Bonheiden',
  12041: 'Puurs-Sint-Amands',
  13053: 'Laakdal',
  71070: 'Heusden-Zolder',
  72042: 'Oudsbergen',
  72041: 'Dilsen-Stokkem',
  72037: 'Hamont-Achel',
  72038: 'Hechtel-Eksel',
  72039: 'Houthalen-Helchteren',
  72043: 'Pelt',
  73109: 'Voeren',
  41082: 'Erpe-Mere',
  44085: 'Lievegem',
  45062: 'Horebeke',
  45060: 'Kluisbergen',
  45068: 'Kruisem',
  45063: 'Lierde',
  45064: 'Maarkedal',
  45061: 'Wortegem-Petegem',
  45065: 'Zwalm',
  23105: 'Affligem',
  23038: 'Kampenhout',
  23104: 'Lennik',
  23045: 'Londerzeel',
  23064: 'Pepingen',
  23097: 'Roosdaal',
  24033: 'Haacht',
  24133: 'Linter',
  24134: 'Scherpenheuvel-Zichem',
  24135: 'Tielt-Winge',
  32030: 'Lo-Reninge',
  33039: 'Heuvelland',
  33040: 'Langemark-Poelkapelle',
  33041: 'Vleteren',
  34043: 'Spiere-Helkijn',
  35013: 'Oostende',
  36010: 'Ledegem',
  37002: 'Dentergem',
  25117: 'Chastre',
  25118: 'Hélécine',
  25119: 'Lasne',
  25120: 'Orp-Jauche',
  25121: 'Ottignies-Louvain-la-Neuve',
  25123: 'Rebecq',
  25124: 'Walhain',
  51065: 'Frasnes-lez-Anvaing',
  52074: 'Aiseau-Presles',
  52025: 'Gerpinnes',
  52075: 'Les Bons Villers',
  57097: 'Comines-Warneton',
  53083: 'Honnelles',
  53084: 'Quévy',
  55050: 'Ecaussinnes',
  58003: 'Estinnes',
  56086: 'Ham-sur-Heure-Nalinnes',
  58004: 'Morlanwelz',
  56088: 'Sivry-Rance',
  57093: 'Brunehaut',
  57018: 'Celles',
  57094: 'Leuze-en-Hainaut',
  57095: "Mont-de-l'Enclus",
  57062: 'Pecq',
  61043: 'Nandrin',
  62120: 'Flémalle',
  62118: 'Grâce-Hollogne',
  62121: 'Neupré',
  63087: 'Burg-Reuland',
  63089: 'Thimister-Clermont',
  84077: 'Libramont-Chevigny',
  85046: 'Habay',
  91142: 'Hastière',
  91143: 'Vresse-sur-Semois',
  92138: 'Fernelmont',
  92141: 'La Bruyère',
  92137: 'Sambreville',
  93090: 'Viroinval',
  46030: 'Beveren-Kruibeke-Zwijndrecht',
  23106: 'Pajottegem',
  44086: 'Nazareth-De Pinte',
  44088: 'Merelbeke-Melle',
  71071: 'Tessenderlo-Ham',
  73110: 'Bilzen-Hoeselt',
  73111: 'Tongeren-Borgloon',
}

/** Postcodes that the name rule of `place-postcodes.ts` would give to a neighbour. */
export const postcodeExceptions: Record<string, string> = {
  1000: '21004',
  1020: '21004',
  1120: '21004',
  1130: '21004',
  5576: '91013',
  9180: '46029',
}

/** Municipalities without a place of 500 inhabitants in the data; coordinates are approximate. */
export const missingPlaces = [
  {
    name: 'Woluwe-Saint-Pierre',
    lat: 50.8333,
    lng: 4.4333,
    province: 'BRU',
    code: '21019',
    population: 42_000,
  },
  { name: 'Herstappe', lat: 50.7269, lng: 5.4216, province: 'VLI', code: '73028', population: 80 },
]

// The data gives the whole agglomeration to the central municipality.
export const populationCorrections: Record<string, number> = { Brussels: 190_000 }
