import type { ArticleSummary } from '@/domain/content/module'
import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { ArticleCard } from '@/ui/card/article-card'

export function articleCard(
  { id, href, title, category, standfirst, date, picture }: ArticleSummary,
  { hosts, perRow, heading }: { hosts: PictureHosts; perRow: number; heading: 'h2' | 'h3' | 'h4' },
) {
  return (
    <ArticleCard
      key={id}
      href={href ?? undefined}
      title={title}
      heading={heading}
      category={category}
      standfirst={standfirst}
      date={date ?? undefined}
      picture={
        picture && {
          src: pictureUrl(picture.url, pictureWidths.mobile, hosts),
          srcSet: pictureSrcSet(picture.url, hosts, [pictureWidths.thumb, pictureWidths.mobile]),
          sizes: `(width >= 80rem) ${Math.round(1320 / perRow)}px, (width >= 47.9375rem) 50vw, 100vw`,
          // The title beside it says what it is about.
          alt: '',
        }
      }
    />
  )
}
