import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** What the map itself says; `{count}` and `{km}` are filled in there. */
export function mapFrameWords(locale: Locale) {
  const t = translator(locale)
  return {
    map: t('map.title'),
    loading: t('map.loading'),
    unavailableTitle: t('map.unavailable_title'),
    unavailable: t('map.unavailable'),
    searchArea: t('map.search_area'),
    tools: t('map.tools'),
    draw: t('map.draw'),
    drawHint: t('map.draw_hint'),
    undoCorner: t('map.undo_corner'),
    radius: t('map.radius'),
    radiusHint: t('map.radius_hint'),
    radiusLabel: t('map.radius_label'),
    kilometres: t('map.radius_km', { km: '{km}' }),
    cancel: t('map.cancel'),
    zoomIn: t('map.zoom_in'),
    zoomOut: t('map.zoom_out'),
    cluster: t('map.cluster', { count: '{count}' }),
    homes: t('map.homes'),
    inView: t('map.in_view', { count: '{count}' }),
    inViewOne: t('map.in_view_one'),
    inViewNone: t('map.in_view_none'),
    alert: t('list_demand.submit'),
    card: t('map.card'),
    close: t('map.card_close'),
    approximate: t('map.approximate'),
    scrollWindows: t('map.scroll_windows'),
    scrollMac: t('map.scroll_mac'),
    scrollTouch: t('map.scroll_touch'),
    credits: t('map.credits'),
    streetCredits: t('map.street_credits'),
  }
}

/** What the page says around the map. */
export function mapPanelWords(locale: Locale) {
  const t = translator(locale)
  return {
    frame: t('map.frame_title'),
    map: t('map.show'),
    list: t('map.show_list'),
    hide: t('map.hide'),
    unavailableTitle: t('map.unavailable_title'),
    unavailable: t('map.unavailable'),
    failed: t('map.failed'),
  }
}

export type MapFrameWords = ReturnType<typeof mapFrameWords>
export type MapPanelWords = ReturnType<typeof mapPanelWords>
