import type { PictureHosts } from '@/domain/media/picture-url'
import type { SiteLink as Link, SitePicture } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { BannerSlides } from '../banner/banner-slides'
import { BannerVideo } from '../banner/banner-video'
import { buttonClass } from '../button'
import { SiteLink } from '../site-link'
import { WidePicture } from '../media/wide-picture'

export interface PageBannerProps {
  banner: {
    type: 'image' | 'gallery' | 'video' | 'colour'
    title: string
    description: string
    image: SitePicture | null
    images: SitePicture[]
    video: { url: string; mimetype: string } | null
    colour: 'sand' | 'mist' | 'bluestone'
    /** The words stand on the picture itself, not on a piece of paper. */
    isTransparent: boolean
    callToAction: Link | null
  }
  locale: Locale
  hosts: PictureHosts
}

const grounds = { sand: 'bg-sand', mist: 'bg-mist', bluestone: 'bg-bluestone on-dark' } as const

export function PageBanner({ banner, locale, hosts }: PageBannerProps) {
  if (banner.type === 'colour') {
    return (
      <div
        className={`${grounds[banner.colour]} pb-14 lg:pb-20 print:hidden ${banner.colour === 'bluestone' ? 'pt-28 lg:pt-40' : 'pt-14 lg:pt-20'}`}
      >
        <div className="page-width">
          <Words banner={banner} locale={locale} />
        </div>
      </div>
    )
  }
  const hasWords = banner.title || banner.description || banner.callToAction
  return (
    <div className="relative print:hidden">
      <div className="bg-bluestone relative h-[46svh] min-h-80 overflow-hidden lg:h-[min(68svh,42rem)]">
        <Media banner={banner} locale={locale} hosts={hosts} />
        {/* Paper letters on a bright sky need a ground. */}
        <div className="from-bluestone/90 via-bluestone/70 pointer-events-none absolute inset-x-0 top-0 z-10 h-32 bg-linear-to-b via-55% to-transparent lg:h-44" />
        {banner.isTransparent && (
          <div className="from-bluestone/95 via-bluestone/75 pointer-events-none absolute inset-x-0 bottom-0 z-10 h-4/5 bg-linear-to-t to-transparent" />
        )}
      </div>
      {hasWords && (
        <div
          className={`page-width pointer-events-none z-20 ${banner.isTransparent ? 'absolute inset-x-0 bottom-0 pb-8 lg:pb-12' : 'lg:absolute lg:inset-x-0 lg:bottom-0'}`}
        >
          <div
            className={`pointer-events-auto ${banner.isTransparent ? 'on-dark' : 'bg-paper pt-8 lg:-ml-8 lg:w-1/2 lg:max-w-[39rem] lg:pt-10 lg:pr-10 lg:pb-6 lg:pl-8'}`}
          >
            <Words banner={banner} locale={locale} />
          </div>
        </div>
      )}
    </div>
  )
}

function Words({ banner, locale }: Pick<PageBannerProps, 'banner' | 'locale'>) {
  const { title, description, callToAction } = banner
  return (
    <>
      {title && <h1 className="max-w-[18ch] text-5xl text-balance">{title}</h1>}
      {description && <p className="mt-3 max-w-[52ch] text-lg">{description}</p>}
      {callToAction && <SiteLink link={callToAction} locale={locale} className={`${buttonClass()} mt-6`} />}
    </>
  )
}

function Media({ banner, locale, hosts }: PageBannerProps) {
  const t = translator(locale)
  const still = banner.image && <WidePicture {...banner.image} hosts={hosts} isFirst className="size-full" />
  if (banner.type === 'gallery' && banner.images.length > 0)
    return <BannerSlides slides={banner.images} label={t('banner.gallery')} locale={locale} hosts={hosts} />
  if (banner.type !== 'video' || !banner.video) return still
  return (
    <BannerVideo
      {...banner.video}
      words={{ play: t('banner.play_video'), pause: t('banner.pause_video') }}
      still={still}
    />
  )
}
