import type { Municipality } from '../../simulator/data/place-file'

/** The few towns across the border where a Belgian or Luxembourg agency now and then sells. */
export const frenchBorderTowns: Municipality[] = [
  town('59350', 'Lille', '59000', 50.63297, 3.05858, 'Nord', 228_328, { nl: 'Rijsel' }),
  town('59183', 'Dunkerque', '59140', 51.0344, 2.37681, 'Nord', 71_287, {
    nl: 'Duinkerke',
    en: 'Dunkirk',
    de: 'Dünkirchen',
  }),
  town('54323', 'Longwy', '54400', 49.52059, 5.76063, 'Meurthe-et-Moselle', 15_269, {}),
  town('57672', 'Thionville', '57100', 49.35757, 6.16843, 'Moselle', 42_163, { de: 'Diedenhofen' }),
]

function town(
  code: string,
  name: string,
  zip: string,
  lat: number,
  lng: number,
  province: string,
  population: number,
  translations: Municipality['translations'],
): Municipality {
  const zips = [{ zip, names: [name], lat, lng, population }]
  return { code, name, translations, province, region: 'france', country: 'FR', population, zips }
}
