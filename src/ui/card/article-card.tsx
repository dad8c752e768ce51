import { CardLink } from './card-link'
import { CardPhoto, type CardPicture } from './card-photo'

export interface ArticleCardProps {
  /** Absent for an article without a page of its own. */
  href?: string
  title: string
  category: string
  standfirst?: string
  /** `iso` for machines, `text` as people write it. */
  date?: { iso: string; text: string }
  picture?: CardPicture | null
  isEager?: boolean
  heading?: 'h2' | 'h3' | 'h4'
}

export function ArticleCard({
  href,
  title,
  category,
  standfirst,
  date,
  picture,
  isEager,
  heading: Heading = 'h3',
}: ArticleCardProps) {
  return (
    <article className={`group relative ${picture ? '' : 'border-ink border-t pt-4'}`}>
      {picture && (
        <div className="mb-4">
          <CardPhoto picture={picture} isEager={isEager} />
        </div>
      )}
      <p className="text-ink-soft figures flex flex-wrap text-sm">
        {category && (
          <span className="text-brick font-medium not-last:after:mx-1.5 not-last:after:content-['·'/'']">
            {category}
          </span>
        )}
        {date && <time dateTime={date.iso}>{date.text}</time>}
      </p>
      {title && (
        <Heading className="mt-1.5 text-2xl">
          {href ? <CardLink href={href}>{title}</CardLink> : title}
        </Heading>
      )}
      {standfirst && <p className="text-ink-soft mt-2.5 line-clamp-4">{standfirst}</p>}
    </article>
  )
}
