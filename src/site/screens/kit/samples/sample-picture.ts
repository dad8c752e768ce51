import { pictureHosts } from '@/site/data/homes/listings'
import { pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { CardPicture } from '@/ui/card/card-photo'

/** The first picture of a home of the demo. */
export function samplePicture(homeId: number): CardPicture {
  const url = `http://${pictureHosts.storageHost}/cloud-storage/${homeId}/1.jpg`
  return {
    src: pictureUrl(url, pictureWidths.mobile, pictureHosts),
    srcSet: pictureSrcSet(url, pictureHosts, [400, 600, 1200]),
    sizes: '(width >= 80rem) 416px, (width >= 48rem) 50vw, 100vw',
    alt: '',
  }
}
