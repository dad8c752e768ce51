import type { ComponentProps } from 'react'

export type ButtonLook = 'filled' | 'outlined' | 'quiet'

const looks: Record<ButtonLook, string> = {
  filled: 'border-brick bg-brick text-sheet hover:border-brick-deep hover:bg-brick-deep hover:text-sheet',
  outlined: 'border-edge text-ink hover:border-ink hover:text-ink',
  quiet: 'border-transparent text-ink hover:text-brick hover:underline',
}

/** One look for what is pressed and what is followed. At least 44 px high: a thumb's width. */
export function buttonClass(look: ButtonLook = 'filled'): string {
  return `button ${looks[look]}`
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
}

export function Button({ look, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />
}

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  look?: ButtonLook
}

export function ButtonLink({ look, className = '', ...rest }: ButtonLinkProps) {
  return <a className={`${buttonClass(look)} ${className}`} {...rest} />
}
