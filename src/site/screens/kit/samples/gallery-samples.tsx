import { pictureHosts } from '@/site/data/homes/listings'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Carousel } from '@/ui/page/carousel'
import { FadeGallery } from '@/ui/media/fade-gallery'
import { galleryPicture } from '@/ui/media/gallery-picture'
import { galleryWords } from '@/ui/media/gallery-words'
import { PhotoGallery } from '@/ui/media/photo-gallery'

import { KitSample, KitSection } from '../kit-section'

export function GallerySamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const words = galleryWords(t)
  const rowWords = {
    ...words,
    position: words.place,
    previous: t('common.previous'),
    next: t('common.next'),
  }
  const pictures = Array.from({ length: 12 }, (_, index) =>
    galleryPicture(
      pictureOf(100_000 + 7 * Math.floor(index / 6), 1 + (index % 6)),
      {
        alt: t('kit.galleries.photo', { index: index + 1 }),
        caption: index === 0 ? t('kit.galleries.caption') : undefined,
      },
      pictureHosts,
    ),
  )
  const covers = Array.from({ length: 8 }, (_, index) =>
    galleryPicture(
      pictureOf(100_010 + index * 3, 1),
      { alt: t('kit.galleries.photo', { index: index + 1 }) },
      pictureHosts,
    ),
  )
  const album = (count: number) => (
    <PhotoGallery
      pictures={pictures.slice(0, count)}
      words={{ ...words, label: t('kit.galleries.property'), all: t('gallery.all_photos', { count }) }}
    />
  )
  return (
    <KitSection title={t('kit.galleries.title')} note={t('kit.galleries.note')}>
      <KitSample title={t('kit.galleries.fade')}>
        <div className="relative aspect-[3/2] lg:aspect-[2/1]">
          <FadeGallery
            className="absolute inset-0"
            slides={covers.slice(0, 4).map(({ largeSrc, alt }, index) => ({
              url: largeSrc,
              alt,
              href: index === 0 ? undefined : largeSrc,
            }))}
            hosts={pictureHosts}
            words={{ ...words, label: t('kit.galleries.fade_label') }}
          />
        </div>
      </KitSample>
      <KitSample title={t('kit.galleries.property')}>{album(12)}</KitSample>
      <KitSample title={t('kit.galleries.few')}>
        <div className="grid gap-6 lg:grid-cols-3">
          {[3, 2, 1].map((count) => (
            <div key={count}>{album(count)}</div>
          ))}
        </div>
      </KitSample>
      <KitSample title={t('kit.galleries.row')}>
        <Carousel
          perView={4}
          heading={<p className="font-serif text-2xl leading-tight">{t('kit.galleries.similar')}</p>}
          words={{ ...rowWords, label: t('kit.galleries.similar') }}
          slides={covers.map((picture) => (
            <a key={picture.src} href={picture.largeSrc} className="block">
              <img
                src={picture.src}
                alt={picture.alt}
                loading="lazy"
                className="aspect-[3/2] w-full object-cover"
              />
            </a>
          ))}
        />
      </KitSample>
      <KitSample title={t('kit.galleries.reviews')}>
        <Carousel
          perView={1}
          words={{ ...rowWords, label: t('kit.galleries.reviews') }}
          slides={[1, 2, 3].map((index) => (
            <p key={index} className="measure font-serif text-2xl leading-snug">
              {t('kit.galleries.quote')}
            </p>
          ))}
        />
      </KitSample>
    </KitSection>
  )
}

function pictureOf(propertyId: number, number: number): string {
  return `http://${pictureHosts.storageHost}/cloud-storage/${propertyId}/${number}.jpg`
}
