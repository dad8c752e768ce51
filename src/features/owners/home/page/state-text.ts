import type { Translate } from '@/i18n/messages'

import type { OwnerHome } from '../owner-home'

/** For sale, or what came of it. */
export function stateText({ deal, status }: Pick<OwnerHome, 'deal' | 'status'>, t: Translate): string {
  if (status !== 'available') return t(`listing.status.${status}`)
  return t(deal === 'sale' ? 'list.for_sale' : 'list.for_rent')
}
