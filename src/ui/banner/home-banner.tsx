import type { ReactNode } from 'react'

import type { BannerKind } from '@/domain/site/home-banner'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { BannerSlide, HomeBanner as Banner, SitePicture } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { Logo } from '../drawing/logo'
import { WidePicture } from '../media/wide-picture'
import { BannerSlides } from './banner-slides'
import { BannerVideo } from './banner-video'

export interface HomeBannerProps {
  banner: Banner
  /** What it shows in the end: a banner of homes without homes is an image. */
  kind: BannerKind
  /** The banner's text with its counts filled in. */
  description: string
  /** Homes or projects; a gallery brings its own. */
  slides: BannerSlide[]
  agencyName: string
  logo?: SitePicture | null
  locale: Locale
  hosts: PictureHosts
  search?: ReactNode
  /** The page's own title, unless it stands among others. */
  heading?: 'h1' | 'h4'
}

/** A photograph across the window; the words stand on a piece of the page's own paper, cut into its corner. A low window keeps
 * them clear of the header. */
export function HomeBanner({
  banner,
  kind,
  description,
  search,
  agencyName,
  logo,
  heading: Heading = 'h1',
  ...rest
}: HomeBannerProps) {
  return (
    <div
      className="relative lg:flex lg:min-h-[min(86svh,54rem)] lg:items-end lg:pt-36 print:hidden"
      data-banner={kind}
    >
      <div className="bg-bluestone relative isolate h-[38svh] min-h-64 overflow-hidden md:h-[58svh] md:min-h-96 lg:absolute lg:inset-0 lg:h-auto">
        <BannerMedia banner={banner} kind={kind} {...rest} />
        {/* Paper letters on a bright sky need a ground. */}
        <div className="from-bluestone/90 via-bluestone/70 pointer-events-none absolute inset-x-0 top-0 z-10 h-32 bg-linear-to-b via-55% to-transparent lg:h-44" />
      </div>
      <div className="page-width pointer-events-none lg:relative lg:w-full">
        <div className="bg-paper pointer-events-auto pt-8 lg:-ml-8 lg:w-1/2 lg:max-w-[39rem] lg:pt-10 lg:pr-10 lg:pb-6 lg:pl-8">
          {banner.showLogo && <Logo name={agencyName} picture={logo} className="mb-6 text-2xl" />}
          <Heading className="text-5xl">{banner.title}</Heading>
          {description && <p className="figures mt-3 text-lg">{description}</p>}
          {search && <div className="mt-6">{search}</div>}
        </div>
      </div>
    </div>
  )
}

function BannerMedia({
  banner,
  kind,
  slides,
  locale,
  hosts,
}: Pick<HomeBannerProps, 'banner' | 'kind' | 'slides' | 'locale' | 'hosts'>) {
  const t = translator(locale)
  const still = banner.image && <WidePicture {...banner.image} hosts={hosts} isFirst className="size-full" />
  switch (kind) {
    case 'image':
      return still
    case 'video':
      if (!banner.video) return still
      return (
        <BannerVideo
          {...banner.video}
          words={{ play: t('banner.play_video'), pause: t('banner.pause_video') }}
          still={still}
        />
      )
    case 'gallery':
    case 'properties':
    case 'projects': {
      const shown = kind === 'gallery' ? banner.gallery : slides
      if (shown.length === 0) return still
      return <BannerSlides slides={shown} label={t(`banner.${kind}`)} locale={locale} hosts={hosts} />
    }
  }
}
