import type { Locale } from '@/i18n/locales'
import { messages } from '@/i18n/messages'

const names = [
  'list',
  'map',
  'view',
  'province',
  'canton',
  'whole_province',
  'whole_canton',
  'whole_region',
  'whole_named',
  'filter',
  'filter_none',
  'chosen',
  'chosen_named',
  'chosen_none',
  'chosen_list',
  'more',
  'remove',
  'map_label',
  'map_provinces_label',
  'map_help',
  'map_hint',
  'map_hint_province',
  'open_province',
  'zoom_in',
  'zoom_out',
  'zoom_all',
  'map_loading',
  'map_failed',
  'schematic',
  'source',
] as const

/** The browser gets templates, such as "Gekozen: {count}", and fills them in by itself. */
export type RegionWords = Record<(typeof names)[number] | 'luxembourg', string>

export function regionWords(locale: Locale): RegionWords {
  const { regions, region } = messages[locale]
  return {
    ...(Object.fromEntries(names.map((name) => [name, regions[name]])) as Omit<RegionWords, 'luxembourg'>),
    luxembourg: region.luxembourg,
  }
}
