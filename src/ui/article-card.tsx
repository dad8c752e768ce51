import { CardLink } from './card-link'
import { CardPhoto, type CardPicture } from './card-photo'

export interface ArticleCardProps {
  href: string
  title: string
  category: string
  standfirst?: string
  /** `iso` for machines, `text` as people write it. */
  date: { iso: string; text: string }
  picture?: CardPicture | null
  isEager?: boolean
}

export function ArticleCard({ href, title, category, standfirst, date, picture, isEager }: ArticleCardProps) {
  return (
    <article className={`group relative ${picture ? '' : 'border-ink border-t pt-4'}`}>
      {picture && (
        <div className="mb-4">
          <CardPhoto picture={picture} isEager={isEager} />
        </div>
      )}
      <p className="text-ink-soft figures flex flex-wrap text-sm">
        <span className="text-brick font-medium after:mx-1.5 after:content-['·'/'']">{category}</span>
        <time dateTime={date.iso}>{date.text}</time>
      </p>
      <h3 className="mt-1.5">
        <CardLink href={href}>{title}</CardLink>
      </h3>
      {standfirst && <p className="text-ink-soft mt-2.5 line-clamp-4">{standfirst}</p>}
    </article>
  )
}
