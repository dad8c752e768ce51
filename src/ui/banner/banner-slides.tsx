import type { PictureHosts } from '@/domain/media/picture-url'
import type { BannerSlide } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { FadeGallery } from '../media/fade-gallery'
import { galleryWords } from '../media/gallery-words'

export interface BannerSlidesProps {
  slides: BannerSlide[]
  label: string
  locale: Locale
  hosts: PictureHosts
}

export function BannerSlides({ slides, label, locale, hosts }: BannerSlidesProps) {
  return (
    <FadeGallery
      className="absolute inset-0"
      slides={slides}
      hosts={hosts}
      words={{ ...galleryWords(translator(locale)), label }}
    />
  )
}
