import { inAllLanguages, type Written } from '@/domain/language'
import type { ProvinceRecord } from '@/i18n/places/municipalities'

/** By their ISO 3166-2 codes. Brussels is a region, and stands here as the province it is not. */
export const provinces: ProvinceRecord[] = [
  province('BE-BRU', {
    nl: 'Brussels Hoofdstedelijk Gewest',
    fr: 'Région de Bruxelles-Capitale',
    en: 'Brussels-Capital Region',
    de: 'Region Brüssel-Hauptstadt',
  }),
  province('BE-VAN', { nl: 'Antwerpen', fr: 'Anvers', en: 'Antwerp', de: 'Antwerpen' }),
  province('BE-VLI', { nl: 'Limburg', fr: 'Limbourg', en: 'Limburg', de: 'Limburg' }),
  province('BE-VOV', {
    nl: 'Oost-Vlaanderen',
    fr: 'Flandre orientale',
    en: 'East Flanders',
    de: 'Ostflandern',
  }),
  province('BE-VBR', {
    nl: 'Vlaams-Brabant',
    fr: 'Brabant flamand',
    en: 'Flemish Brabant',
    de: 'Flämisch-Brabant',
  }),
  province('BE-VWV', {
    nl: 'West-Vlaanderen',
    fr: 'Flandre occidentale',
    en: 'West Flanders',
    de: 'Westflandern',
  }),
  province('BE-WBR', {
    nl: 'Waals-Brabant',
    fr: 'Brabant wallon',
    en: 'Walloon Brabant',
    de: 'Wallonisch-Brabant',
  }),
  province('BE-WHT', { nl: 'Henegouwen', fr: 'Hainaut', en: 'Hainaut', de: 'Hennegau' }),
  province('BE-WLG', { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }),
  province('BE-WLX', { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }),
  province('BE-WNA', { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' }),
  province('LU-CA', { nl: 'Capellen', fr: 'Capellen', en: 'Capellen', de: 'Capellen' }),
  province('LU-CL', { nl: 'Clervaux', fr: 'Clervaux', en: 'Clervaux', de: 'Clerf' }),
  province('LU-DI', { nl: 'Diekirch', fr: 'Diekirch', en: 'Diekirch', de: 'Diekirch' }),
  province('LU-EC', { nl: 'Echternach', fr: 'Echternach', en: 'Echternach', de: 'Echternach' }),
  province('LU-ES', {
    nl: 'Esch-sur-Alzette',
    fr: 'Esch-sur-Alzette',
    en: 'Esch-sur-Alzette',
    de: 'Esch an der Alzette',
  }),
  province('LU-GR', { nl: 'Grevenmacher', fr: 'Grevenmacher', en: 'Grevenmacher', de: 'Grevenmacher' }),
  province('LU-LU', { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }),
  province('LU-ME', { nl: 'Mersch', fr: 'Mersch', en: 'Mersch', de: 'Mersch' }),
  province('LU-RD', { nl: 'Redange', fr: 'Redange', en: 'Redange', de: 'Redingen' }),
  province('LU-RM', { nl: 'Remich', fr: 'Remich', en: 'Remich', de: 'Remich' }),
  province('LU-VD', { nl: 'Vianden', fr: 'Vianden', en: 'Vianden', de: 'Vianden' }),
  province('LU-WI', { nl: 'Wiltz', fr: 'Wiltz', en: 'Wiltz', de: 'Wiltz' }),
]

function province(key: string, names: Written<string>): ProvinceRecord {
  return { key, country: key.startsWith('BE') ? 'BE' : 'LU', names: inAllLanguages(names) }
}
