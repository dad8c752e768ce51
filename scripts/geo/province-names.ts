import type { ProvinceRecord } from '@/i18n/municipalities'

/** By their ISO 3166-2 codes. Brussels is a region, and stands here as the province it is not. */
export const provinces: ProvinceRecord[] = [
  province(
    'BE-BRU',
    'Brussels Hoofdstedelijk Gewest',
    'Région de Bruxelles-Capitale',
    'Brussels-Capital Region',
    'Region Brüssel-Hauptstadt',
  ),
  province('BE-VAN', 'Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'),
  province('BE-VLI', 'Limburg', 'Limbourg', 'Limburg', 'Limburg'),
  province('BE-VOV', 'Oost-Vlaanderen', 'Flandre orientale', 'East Flanders', 'Ostflandern'),
  province('BE-VBR', 'Vlaams-Brabant', 'Brabant flamand', 'Flemish Brabant', 'Flämisch-Brabant'),
  province('BE-VWV', 'West-Vlaanderen', 'Flandre occidentale', 'West Flanders', 'Westflandern'),
  province('BE-WBR', 'Waals-Brabant', 'Brabant wallon', 'Walloon Brabant', 'Wallonisch-Brabant'),
  province('BE-WHT', 'Henegouwen', 'Hainaut', 'Hainaut', 'Hennegau'),
  province('BE-WLG', 'Luik', 'Liège', 'Liège', 'Lüttich'),
  province('BE-WLX', 'Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
  province('BE-WNA', 'Namen', 'Namur', 'Namur', 'Namur'),
  province('LU-CA', 'Capellen', 'Capellen', 'Capellen', 'Capellen'),
  province('LU-CL', 'Clervaux', 'Clervaux', 'Clervaux', 'Clerf'),
  province('LU-DI', 'Diekirch', 'Diekirch', 'Diekirch', 'Diekirch'),
  province('LU-EC', 'Echternach', 'Echternach', 'Echternach', 'Echternach'),
  province('LU-ES', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch an der Alzette'),
  province('LU-GR', 'Grevenmacher', 'Grevenmacher', 'Grevenmacher', 'Grevenmacher'),
  province('LU-LU', 'Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
  province('LU-ME', 'Mersch', 'Mersch', 'Mersch', 'Mersch'),
  province('LU-RD', 'Redange', 'Redange', 'Redange', 'Redingen'),
  province('LU-RM', 'Remich', 'Remich', 'Remich', 'Remich'),
  province('LU-VD', 'Vianden', 'Vianden', 'Vianden', 'Vianden'),
  province('LU-WI', 'Wiltz', 'Wiltz', 'Wiltz', 'Wiltz'),
]

function province(key: string, nl: string, fr: string, en: string, de: string): ProvinceRecord {
  return { key, country: key.startsWith('BE') ? 'BE' : 'LU', names: { nl, fr, en, de } }
}
