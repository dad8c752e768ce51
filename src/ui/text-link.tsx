import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  href: string
}

/** Within a sentence. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return <a className={`underline transition-colors ${className}`} {...rest} />
}

/** Stands alone and leads on: to the list, to the article. */
export function ArrowLink({ className = '', children, ...rest }: LinkProps) {
  return (
    <a
      className={`inline-flex min-h-11 items-center gap-2 font-medium no-underline transition-colors hover:underline ${className}`}
      {...rest}
    >
      {children}
      <ArrowRight aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
    </a>
  )
}

export interface ExternalLinkProps extends LinkProps {
  /** For screen readers: "(opent in een nieuw tabblad)". */
  newTabText: string
}

export function ExternalLink({ newTabText, className = '', children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" className={`underline transition-colors ${className}`} {...rest}>
      {children}
      <ArrowUpRight aria-hidden strokeWidth={1.5} className="ml-0.5 inline size-4 align-[-0.15em]" />
      <span className="sr-only"> {newTabText}</span>
    </a>
  )
}
