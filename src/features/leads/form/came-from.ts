import type { Campaign } from '@/domain/lead/lead'

export interface CameFrom {
  /** A path of this site. */
  sourcePage: string
  campaign: Campaign
}

/** The page a form was sent from and the campaign in its address: as the form says, or else the browser. */
export function cameFrom(
  { from, referer, ownPath }: { from: string; referer: string; ownPath: string },
  hosts: readonly (string | null)[],
): CameFrom {
  const page = [from, referer]
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text))
    .find(({ host }) => hosts.includes(host))
  if (!page) return { sourcePage: ownPath, campaign: {} }
  const named = (name: string) => page.searchParams.get(`utm_${name}`) ?? undefined
  const campaign = { source: named('source'), medium: named('medium'), name: named('campaign') }
  return {
    sourcePage: page.pathname,
    campaign: Object.fromEntries(Object.entries(campaign).filter(([, text]) => text !== undefined)),
  }
}
