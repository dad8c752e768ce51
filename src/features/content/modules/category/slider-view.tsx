import { translator } from '@/i18n/messages'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { plainText } from '@/domain/content/plain-text'
import { Carousel } from '@/ui/page/carousel'
import { carouselWords } from '@/ui/page/carousel-words'
import { Quote } from '@/ui/page/quote'

import { perView } from '../item-grid'
import { articleCard } from './article-cards'
import type { ViewProps } from './view-props'

/** What clients say as quotations; any other article as a card. */
export function SliderView({
  articles,
  layout,
  heading,
  label,
  locale,
  hosts,
}: ViewProps & { label: string }) {
  const slides = articles.map((article) =>
    article.person ? (
      <div key={article.id} className="lg:pr-8">
        <Quote
          text={plainText(article.body)}
          name={article.person.name}
          place={article.person.about}
          picture={article.picture && pictureUrl(article.picture.url, pictureWidths.thumb, hosts)}
          size="small"
        />
      </div>
    ) : (
      articleCard(article, { hosts, perRow: layout.perRow, heading })
    ),
  )
  return (
    <Carousel
      slides={slides}
      perView={perView(layout.perRow)}
      words={carouselWords(translator(locale), label)}
    />
  )
}
