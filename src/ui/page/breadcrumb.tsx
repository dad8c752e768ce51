export interface Crumb {
  text: string
  /** The last one, the page itself, has none. */
  href?: string
}

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 text-sm">
        {crumbs.map(({ text, href }) => (
          <li
            key={text}
            className="not-last:after:text-edge max-md:nth-last-2:after:hidden inline-flex min-w-0 items-center gap-x-2 not-last:after:content-['/'/'']"
          >
            {href ? (
              <a
                href={href}
                className="text-ink-soft hover:text-ink inline-flex min-h-11 items-center no-underline hover:underline"
              >
                {text}
              </a>
            ) : (
              <span aria-current="page" className="min-w-0 py-2.5 max-md:sr-only wrap-anywhere hyphens-auto">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
