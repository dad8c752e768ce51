import type { ViewProps } from './view-props'

/** A ledger of titles: the shortest way to say what there is. */
export function OverviewView({ articles, layout }: ViewProps) {
  return (
    <ul className={layout.perRow > 1 ? 'lg:columns-2 lg:gap-x-8' : ''}>
      {articles.map(({ id, href, title, date }) => (
        <li
          key={id}
          className="border-line flex items-baseline justify-between gap-x-6 border-b break-inside-avoid"
        >
          {href ? (
            <a
              href={href}
              className="inline-flex min-h-12 items-center text-inherit no-underline hover:underline"
            >
              {title}
            </a>
          ) : (
            <span className="inline-flex min-h-12 items-center">{title}</span>
          )}
          {date && (
            <time dateTime={date.iso} className="figures shrink-0 text-sm opacity-80">
              {date.text}
            </time>
          )}
        </li>
      ))}
    </ul>
  )
}
