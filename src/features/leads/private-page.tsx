import type { ReactNode } from 'react'

/** What stands beside a private page: the home it is about, as there is room for it, and who can be called. */
export interface Beside {
  line: ReactNode
  card: ReactNode
  help: ReactNode
}

interface PrivatePageProps {
  title: string
  intro: string
  /** What came of the last button. */
  notice?: ReactNode
  beside: Beside
  children: ReactNode
}

/** The frame of every page behind a signed link that is about something one asked. */
export function PrivatePage({ title, intro, notice, beside, children }: PrivatePageProps) {
  return (
    <div className="pt-4 lg:pt-10">
      {notice}
      <h1 className="text-balance">{title}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug text-balance">{intro}</p>
      {beside.line && <div className="mt-6 max-w-3xl lg:hidden">{beside.line}</div>}
      <div className="mt-8 grid items-start gap-x-16 gap-y-14 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-3xl min-w-0">{children}</div>
        <aside className="grid max-w-3xl gap-8">
          {beside.card && <div className="max-lg:hidden">{beside.card}</div>}
          {beside.help}
        </aside>
      </div>
    </div>
  )
}

/** Labels of these pages are short: the room is for what they name. */
export const factColumns = '*:grid-cols-[7rem_1fr] md:*:grid-cols-[12rem_1fr]'
