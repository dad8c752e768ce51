import type { RichText as Nodes } from '@/domain/content/rich-text'
import { RichText } from '@/ui/page/rich-text'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

export function TextModule({ frame, body, ...needs }: ModuleProps & { body: Nodes }) {
  const { title, description, description2, images } = frame
  if (!title && !description && !description2 && images.length === 0 && body.length === 0) return null
  return (
    <ModuleSection frame={frame} hosts={needs.hosts}>
      {body.length > 0 && (
        <div className="measure text-lg">
          <RichText nodes={body} isBelowHeading={title !== ''} {...needs} />
        </div>
      )}
    </ModuleSection>
  )
}
