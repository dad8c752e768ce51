import type { ReactNode } from 'react'

import { paragraphsOf } from '@/domain/listing/paragraphs'

/** The platform's HTML becomes plain paragraphs: none of its markup reaches the page. */
export function ProjectText({
  title,
  html,
  children,
}: {
  title: string
  html: string
  children?: ReactNode
}) {
  const paragraphs = paragraphsOf(html)
  if (paragraphs.length === 0 && !children) return null
  return (
    <section className="measure mt-10 md:mt-12">
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  )
}
