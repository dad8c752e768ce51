import type { ReactNode } from 'react'

import type { ModuleBackground, ModuleFrame } from '@/domain/content/module'
import type { PictureHosts } from '@/domain/media/picture-url'
import { columnSpans } from '@/ui/page/column-spans'
import { WidePicture } from '@/ui/media/wide-picture'

export interface ModuleSectionProps {
  frame: ModuleFrame
  hosts: PictureHosts
  children?: ReactNode
  /** Stands at the title's side: a link to all of it. */
  aside?: ReactNode
  /** A third of a desktop for the words, the rest for the content beside them. */
  isBeside?: boolean
}

const titleSizes = { small: 'text-2xl', medium: 'text-4xl', large: 'text-5xl' } as const

const grounds = { sand: 'bg-sand', mist: 'bg-mist', bluestone: 'bg-bluestone' } as const

/** What every module shares: its place on the twelve columns, its ground, its words above and below. */
export function ModuleSection({ frame, hosts, children, aside, isBeside = false }: ModuleSectionProps) {
  const { background, columns } = frame
  const spans = columnSpans(columns)
  const inner = (
    <ModuleWords frame={frame} hosts={hosts} aside={aside} isBeside={isBeside}>
      {children}
    </ModuleWords>
  )
  if (background.kind === 'none') {
    return <section className={`mt-section min-w-0 ${spans} ${frame.className}`}>{inner}</section>
  }
  return (
    <section className={`mt-section relative ${groundOf(background)} ${frame.className}`}>
      {background.kind === 'image' && <Ground background={background} hosts={hosts} />}
      <div className="page-width relative">
        <div className="grid grid-cols-12 gap-x-4 md:gap-x-6 lg:gap-x-8">
          <div
            className={`min-w-0 ${spans} ${isDark(background) ? 'bg-paper my-12 px-5 py-10 md:my-20 md:px-10 lg:my-28 lg:px-14 lg:py-14' : 'py-section'}`}
          >
            {inner}
          </div>
        </div>
      </div>
    </section>
  )
}

function groundOf(background: ModuleBackground): string {
  if (background.kind === 'colour') return grounds[background.colour]
  return 'bg-bluestone'
}

/** There words stand on a piece of the page's own paper. */
function isDark(background: ModuleBackground): boolean {
  return background.kind === 'image' || (background.kind === 'colour' && background.colour === 'bluestone')
}

function Ground({
  background,
  hosts,
}: {
  background: ModuleBackground & { kind: 'image' }
  hosts: PictureHosts
}) {
  return (
    <div className="absolute inset-0 overflow-hidden" aria-hidden="true">
      <WidePicture {...background.picture} alt="" hosts={hosts} className="size-full" />
    </div>
  )
}

function ModuleWords({ frame, hosts, aside, children, isBeside }: ModuleSectionProps) {
  const { title, titleSize, description, description2, images } = frame
  const words = (
    <>
      {(title || aside) && (
        <div
          className={`mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 ${isBeside ? 'lg:block lg:space-y-4' : ''}`}
        >
          {title && <h2 className={`${titleSizes[titleSize]} text-balance`}>{title}</h2>}
          {aside}
        </div>
      )}
      <Paragraphs text={description} className="mb-8 text-lg" />
    </>
  )
  return (
    <>
      {isBeside ? (
        <div className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div>{words}</div>
          <div>{children}</div>
        </div>
      ) : (
        <>
          {words}
          {children}
        </>
      )}
      {images.length > 0 && (
        <ul
          className={`mt-8 grid gap-4 md:gap-6 lg:gap-8 ${images.length === 1 ? '' : 'md:grid-cols-2'} ${images.length > 2 ? 'lg:grid-cols-3' : ''}`}
        >
          {images.map((picture) => (
            <li key={picture.url}>
              <WidePicture
                {...picture}
                hosts={hosts}
                className={`w-full ${images.length === 1 ? 'aspect-[3/2] lg:aspect-[21/9]' : 'aspect-3/2'}`}
              />
            </li>
          ))}
        </ul>
      )}
      <Paragraphs text={description2} className="mt-8" />
    </>
  )
}

function Paragraphs({ text, className }: { text: string; className: string }) {
  if (!text) return null
  return (
    <div className={`measure space-y-4 ${className}`}>
      {text
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  )
}
