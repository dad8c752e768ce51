import type { GalleryTab } from './gallery-picture'

export interface GalleryTabsProps {
  label: string
  tabs: readonly GalleryTab[]
}

/** What there is to see besides the photographs. Each leads to its place on the page, or opens in the lightbox. */
export function GalleryTabs({ label, tabs }: GalleryTabsProps) {
  return (
    <nav
      aria-label={label}
      className="border-line flex gap-x-8 overflow-x-auto border-b [scrollbar-width:none] max-md:px-4 md:mt-2 print:hidden"
    >
      {tabs.map(({ id, title, pictures }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-haspopup="dialog"
          data-tab={id}
          className="text-ink hover:text-brick inline-flex min-h-12 shrink-0 items-center gap-2 font-medium no-underline focus-visible:-outline-offset-2"
        >
          {title}
          {pictures.length > 1 && (
            <span className="text-ink-soft figures font-normal">{pictures.length}</span>
          )}
        </a>
      ))}
    </nav>
  )
}
