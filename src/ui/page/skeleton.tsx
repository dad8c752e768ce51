import { Facade } from '../drawing/facade'

export interface SkeletonProps {
  /** "Bezig met laden…" */
  text: string
  cards?: number
  /** The columns of the list that is to come. */
  className?: string
}

/** A list on its way: each photo still a house of the skyline. */
export function Skeleton({
  text,
  cards = 6,
  className = 'grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3',
}: SkeletonProps) {
  return (
    <div role="status">
      <p className="sr-only">{text}</p>
      <div aria-hidden="true" className={`animate-pulse ${className}`}>
        {Array.from({ length: cards }, (_, index) => (
          <div key={index}>
            <div className="bg-sand relative aspect-3/2 overflow-hidden">
              <Facade
                index={index}
                className="text-edge absolute inset-x-0 bottom-0 h-3/4 w-full overflow-visible"
              />
            </div>
            <div className="bg-line mt-4 h-3 w-3/5" />
            <div className="bg-line mt-3 h-3 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
