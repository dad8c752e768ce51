import type { LucideProps } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'

const looks = {
  quiet: 'border-transparent text-ink hover:text-brick',
  inherit: 'border-transparent',
  framed:
    'border-edge bg-sheet text-ink hover:border-ink aria-disabled:border-line aria-disabled:text-edge aria-disabled:hover:border-line',
  dark: 'border-transparent text-paper hover:bg-ink',
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ComponentType<LucideProps>
  /** What it does, in words: read aloud and shown on hover. */
  label: string
  look?: keyof typeof looks
}

/** A square of 44 px with one drawing in it. */
export function IconButton({ icon: Icon, label, look = 'quiet', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded border transition-colors aria-disabled:cursor-default ${looks[look]} ${className}`}
      {...rest}
    >
      <Icon aria-hidden strokeWidth={1.5} className="size-5" />
    </button>
  )
}
