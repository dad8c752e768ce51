import type { Payload } from 'payload'

import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

import { GableOutline } from './gable-outline'

/**
 * A home as colleagues know it: by its photograph, else a gable in outline. Its name stands beside it, so it needs none of
 * its own.
 */
export function HomePicture({ payload, url }: { payload: Payload; url: string | null }) {
  return (
    <span className="home-picture">
      {url ? (
        <img src={homePictureUrl(payload, url)} alt="" width={96} height={64} loading="lazy" />
      ) : (
        <GableOutline />
      )}
    </span>
  )
}

/** Where a small copy of a picture lies. */
export function homePictureUrl(payload: Payload, url: string): string {
  // payload.config hands them over.
  const hosts = payload.config.custom?.pictureHosts as PictureHosts
  const siteUrl = payload.config.custom?.siteUrl as string
  // Our own copies lie on the site, whose host may be another one.
  return new URL(pictureUrl(url, pictureWidths.propertyThumb, hosts), siteUrl).href
}
