import type { Translate } from '@/i18n/messages'

import type { CarouselProps } from './carousel'

export function carouselWords(t: Translate, label: string): CarouselProps['words'] {
  return {
    label,
    carousel: t('gallery.carousel'),
    slide: t('gallery.slide'),
    position: t('gallery.position', { index: '{index}', total: '{total}' }),
    previous: t('common.previous'),
    next: t('common.next'),
  }
}
