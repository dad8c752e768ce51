import { recogniseVideo, type Video } from '@/domain/media/video'

import type { ListingPageData } from '../page/find-listing'

export interface MediaLink {
  kind: 'tour' | 'video'
  href: string
  /** `null` for a host we have no player of. */
  video: Video | null
}

/** Films and tours of a home, as agencies fill them in: a film may stand in the field of the tour, and the other way round. */
export function mediaLinks({ facts, labels }: Pick<ListingPageData, 'facts' | 'labels'>): MediaLink[] {
  const links = [
    ...listed(facts.virtualTour).map((href) => linkOf(href, 'tour')),
    ...listed(labels.videos).map((href) => linkOf(href, 'video')),
  ].filter((link) => link !== null)
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

function listed(links: string | undefined): string[] {
  return links?.split(/,?\s+/).filter(Boolean) ?? []
}

function linkOf(text: string, fallback: MediaLink['kind']): MediaLink | null {
  const video = recogniseVideo(text)
  if (video) {
    const href = video.kind === 'file' ? video.url : absolute(video.url)
    return href === null ? null : { kind: video.kind === 'tour' ? 'tour' : 'video', href, video }
  }
  const href = absolute(text)
  return href === null ? null : { kind: fallback, href, video: null }
}

/** Nothing but a page of the web may be linked to. */
function absolute(link: string): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, href } = new URL(link)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
