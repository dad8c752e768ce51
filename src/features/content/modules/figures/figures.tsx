import type { KeyFigure } from '@/domain/content/module'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

const inRow: Record<number, string> = { 3: 'md:grid-cols-3', 4: 'lg:grid-cols-4' }

/** A few figures, each over what it means. */
export function FiguresModule({ frame, figures, hosts }: ModuleProps & { figures: KeyFigure[] }) {
  if (figures.length === 0) return null
  return (
    <ModuleSection frame={frame} hosts={hosts}>
      <dl
        className={`grid gap-x-6 gap-y-10 lg:gap-x-8 ${figures.length > 1 ? 'grid-cols-2' : ''} ${inRow[figures.length] ?? ''}`}
      >
        {figures.map(({ id, figure, meaning }) => (
          <div key={id} className="border-ink/30 flex flex-col-reverse justify-end border-t pt-4">
            <dt className="text-ink-soft">{meaning}</dt>
            <dd className="figures font-serif text-4xl wrap-anywhere max-md:text-2xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </ModuleSection>
  )
}
