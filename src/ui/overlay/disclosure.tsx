import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DisclosureProps {
  title: string
  children: ReactNode
  /** Of several with one name, one is open at a time. */
  name?: string
  isOpen?: boolean
  /** The how-manieth step it is. */
  number?: number
  heading?: 'h2' | 'h3' | 'h4'
  /** Open in print, whatever it is on the screen. */
  isOpenOnPaper?: boolean
}

const onPaper =
  ' print:details-content:h-auto print:details-content:[content-visibility:visible] print:details-content:transition-none'

/** A line that opens onto its text. Works, and is found by the browser's search, without JavaScript. */
export function Disclosure({
  title,
  children,
  name,
  isOpen,
  number,
  heading: Heading = 'h3',
  isOpenOnPaper = false,
}: DisclosureProps) {
  return (
    <details
      name={name}
      open={isOpen}
      className={`group border-line details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete open:details-content:h-auto border-b [interpolate-size:allow-keywords]${isOpenOnPaper ? onPaper : ''}`}
    >
      <summary className="hover:text-brick flex min-h-14 list-none items-center gap-4 py-3 transition-colors [&::-webkit-details-marker]:hidden">
        {number !== undefined && (
          <span className="text-brick figures w-8 shrink-0 font-serif text-2xl" aria-hidden="true">
            {number}
          </span>
        )}
        <Heading className="grow text-lg leading-snug">{title}</Heading>
        <Plus
          aria-hidden
          strokeWidth={1.5}
          className="size-6 shrink-0 transition-transform group-open:rotate-45"
        />
      </summary>
      <div className={`measure pb-6 ${number === undefined ? '' : 'md:ml-12'}`}>{children}</div>
    </details>
  )
}

export interface DisclosureGroupProps {
  items: readonly { title: string; content: ReactNode }[]
  /** Given, opening one closes the others. */
  name?: string
}

/** Questions and answers under one another. */
export function DisclosureGroup({ items, name }: DisclosureGroupProps) {
  return (
    <div className="border-line border-t">
      {items.map(({ title, content }) => (
        <Disclosure key={title} title={title} name={name}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
