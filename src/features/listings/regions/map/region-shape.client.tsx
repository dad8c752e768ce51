import { memo } from 'react'

export interface RegionShapeProps {
  regionKey: string
  path: string
  name: string
  isChosen: boolean
  isTabStop: boolean
}

/** Hundreds of them, of which a press changes one. */
export const RegionShape = memo(function RegionShape(props: RegionShapeProps) {
  return (
    <path
      d={props.path}
      data-key={props.regionKey}
      role="checkbox"
      aria-checked={props.isChosen}
      aria-label={props.name}
      tabIndex={props.isTabStop ? 0 : -1}
      className="region-shape"
    />
  )
})
