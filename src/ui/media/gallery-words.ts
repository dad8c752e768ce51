import type { Translate } from '@/i18n/messages'

/** The words that galleries, carousels and the lightbox share; `{index}` and `{total}` are filled in as they turn. */
export function galleryWords(t: Translate) {
  const place = { index: '{index}', total: '{total}' }
  return {
    slideshow: t('gallery.slideshow'),
    carousel: t('gallery.carousel'),
    slide: t('gallery.slide'),
    position: t('gallery.photo_of', place),
    place: t('gallery.position', place),
    thumbnails: t('gallery.thumbnails'),
    play: t('gallery.play'),
    pause: t('gallery.pause'),
    previous: t('gallery.previous_photo'),
    next: t('gallery.next_photo'),
    close: t('gallery.close'),
    newTab: t('common.opens_new_tab'),
  }
}
