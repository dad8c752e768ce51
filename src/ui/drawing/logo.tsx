import type { SitePicture } from '@/domain/site/site'

export interface LogoProps {
  name: string
  /** The agency's own mark, instead of gable and name. */
  picture?: SitePicture | null
  className?: string
}

/** The stepped gable and the agency's name, unless the agency has a mark of its own. */
export function Logo({ name, picture, className = '' }: LogoProps) {
  if (picture) return <img src={picture.url} alt={name} className={`h-[1.6em] w-auto ${className}`} />
  return (
    <span className={`inline-flex items-center gap-[0.4em] font-serif leading-none ${className}`}>
      <svg
        viewBox="0 0 24 28"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="h-[1.35em] w-auto"
      >
        <path d="M2 27V13h3V9h3V5h3V1.500h2V5h3v4h3v4h3v14Z" strokeWidth="1.5" strokeLinejoin="miter" />
        <path d="M10 27v-8h4v8M7 13.500h2.500v3H7zM14.500 13.500H17v3h-2.500z" strokeWidth="1.25" />
      </svg>
      {name}
    </span>
  )
}
