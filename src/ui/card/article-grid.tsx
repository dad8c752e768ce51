import type { ArticleSummary } from '@/domain/content/module'
import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

import { ArticleCard } from './article-card'

/** Articles below a title, three in a row. */
export function ArticleGrid({
  articles,
  hosts,
}: {
  articles: readonly ArticleSummary[]
  hosts: PictureHosts
}) {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:gap-x-8">
      {articles.map(({ id, href, title, standfirst, date, picture, category }) => (
        <li key={id}>
          <ArticleCard
            href={href ?? undefined}
            title={title}
            category={category}
            standfirst={standfirst}
            date={date ?? undefined}
            picture={
              picture && {
                src: pictureUrl(picture.url, pictureWidths.mobile, hosts),
                srcSet: pictureSrcSet(picture.url, hosts, [pictureWidths.thumb, pictureWidths.mobile]),
                sizes: '(width >= 80rem) 440px, (width >= 47.9375rem) 50vw, 100vw',
                alt: '',
              }
            }
          />
        </li>
      ))}
    </ul>
  )
}
