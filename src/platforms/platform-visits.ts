import type { ExternalId } from './platform-offer'

/** For a platform that keeps figures of its own: what it is told of the views that were counted here. */
export interface PlatformVisits {
  /**
   * Tells it of these views, one home after the other, and stops at the first that does not arrive. Answers with those
   * it has certainly not heard of, which may be told later.
   */
  report<Views extends HomeViews>(views: readonly Views[]): Promise<Views[]>
}

export interface HomeViews {
  externalId: ExternalId
  views: number
}
