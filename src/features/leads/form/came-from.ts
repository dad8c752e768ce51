import type { Campaign } from '@/domain/lead/lead'
import { type ViewSource, viewSourceOf } from '@/domain/visit/view-source'

export interface CameFrom {
  /** A path of this site. */
  sourcePage: string
  campaign: Campaign
  /** `null` when the browser did not say. */
  source: ViewSource | null
}

interface Origin {
  /** The page the form was sent from: as the form says, or else the browser. */
  from: string
  referer: string
  ownPath: string
  /** What the script of the form knows of the way to it; empty without one. */
  arrival: string
}

/** The page a form was sent from, the campaign that led there, and from which kind of website. */
export function cameFrom(
  { from, referer, ownPath, arrival }: Origin,
  hosts: readonly (string | null)[],
): CameFrom {
  const page = [from, referer]
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text))
    .find(({ host }) => hosts.includes(host))
  const told = new URLSearchParams(arrival)
  const ofPage = campaignIn((name) => page?.searchParams.get(`utm_${name}`))
  const campaign = Object.keys(ofPage).length > 0 ? ofPage : campaignIn((name) => told.get(name))
  return {
    sourcePage: page?.pathname ?? ownPath,
    campaign,
    source: sourceOf(campaign, told.get('referrer'), hosts),
  }
}

function campaignIn(named: (name: string) => string | null | undefined): Campaign {
  const campaign = { source: named('source'), medium: named('medium'), name: named('campaign') }
  return Object.fromEntries(Object.entries(campaign).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** A campaign says more than the page before: most forms are reached by a page of the site. */
function sourceOf(
  campaign: Campaign,
  referrer: string | null,
  hosts: readonly (string | null)[],
): ViewSource | null {
  if (Object.keys(campaign).length > 0) return viewSourceOf({ referrer: '', campaign }, [])
  return referrer === null
    ? null
    : viewSourceOf(
        { referrer, campaign },
        hosts.filter((host) => host !== null),
      )
}
