import type { ComponentType } from 'react'

/** Every component that React brings to life in the browser, fetched one by one. */
export const islands: Record<string, () => Promise<ComponentType<never>>> = {
  'combobox-sample': async () =>
    (await import('@/site/screens/kit/samples/combobox-sample.client')).ComboboxSample,
  'map-frame': async () => (await import('@/features/listings/map/frame/map-frame.client')).MapFrame,
  'place-box': async () => (await import('@/features/listings/filters/place-box.client')).PlaceBox,
  'quick-search': async () =>
    (await import('@/features/listings/quick-search/quick-search.client')).QuickSearchField,
  'region-picker': async () =>
    (await import('@/features/listings/regions/region-picker.client')).RegionPickerFrame,
}
