import type { ReactNode } from 'react'

export type NoticeTone = 'plain' | 'good' | 'problem'

const edges: Record<NoticeTone, string> = {
  plain: 'border-bluestone',
  good: 'border-moss',
  problem: 'border-brick',
}

export interface NoticeProps {
  title: string
  tone?: NoticeTone
  children: ReactNode
}

/** Something the visitor must know before the rest of the page. */
export function Notice({ title, tone = 'plain', children }: NoticeProps) {
  return (
    <div role="status" className={`bg-sand mb-8 border-l-2 px-5 py-4 md:px-6 md:py-5 ${edges[tone]}`}>
      <p className="font-serif text-xl leading-tight font-medium">{title}</p>
      <div className="measure mt-2">{children}</div>
    </div>
  )
}
