import type { TextColumn } from '@/domain/content/module'
import { WidePicture } from '@/ui/media/wide-picture'
import { RichText } from '@/ui/page/rich-text'

import { itemGrid } from '../item-grid'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

/** Texts beside each other, each with a picture over it where an editor gave one. */
export function ColumnsModule({ frame, columns, ...needs }: ModuleProps & { columns: TextColumn[] }) {
  if (columns.length === 0) return null
  const Heading = frame.title ? 'h3' : 'h2'
  return (
    <ModuleSection frame={frame} hosts={needs.hosts}>
      <div className={itemGrid(columns.length)}>
        {columns.map(({ id, heading, body, picture }) => (
          <div key={id} className="min-w-0">
            {picture && <WidePicture {...picture} hosts={needs.hosts} className="mb-5 aspect-3/2 w-full" />}
            {heading && <Heading className="mb-3 text-2xl">{heading}</Heading>}
            <RichText nodes={body} isBelowHeading {...needs} />
          </div>
        ))}
      </div>
    </ModuleSection>
  )
}
