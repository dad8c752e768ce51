import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { BannerSlide } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { messages, translator } from '@/i18n/messages'

import { FadeGallery } from '../fade-gallery.client'

export interface BannerSlidesProps {
  slides: BannerSlide[]
  locale: Locale
  hosts: PictureHosts
}

export function BannerSlides({ slides, locale, hosts }: BannerSlidesProps) {
  const t = translator(locale)
  return (
    <FadeGallery
      className="absolute inset-0"
      slides={slides.map(({ url, alt, href }) => ({
        picture: {
          src: pictureUrl(url, pictureWidths.desktop, hosts),
          srcSet: pictureSrcSet(url, hosts),
          alt,
        },
        href,
      }))}
      words={{
        label: t('banner.slides'),
        slideshow: t('gallery.slideshow'),
        slide: t('gallery.slide'),
        position: messages[locale].gallery.photo_of,
        play: t('gallery.play'),
        pause: t('gallery.pause'),
        previous: t('gallery.previous_photo'),
        next: t('gallery.next_photo'),
      }}
    />
  )
}
