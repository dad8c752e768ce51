import type { Region } from '../place/region'
import { isDwelling } from '../listing/home-kind'
import type { AdvertisedHome } from './advertised-home'
import { legalItem, type LegalItem, type LegalValue } from './legal-item'

/** Rent without charges, the charges, and what else each region asks of an advertisement to let. */
export function rentItems(
  home: AdvertisedHome,
  { region, depositMonths }: { region: Region; depositMonths: number | null },
): LegalItem[] {
  const { facts, rent } = home
  return [
    ...legalItem('rent', rent && { kind: 'price', price: rent }),
    ...legalItem('charges', euro(facts.chargesRenter, true)),
    ...legalItem('deposit', depositOf(home, depositMonths)),
    ...(region === 'luxembourg' ? legalItem('agencyFeeHalf', euro(facts.agencyCost, false)) : []),
  ]
}

/** Zero is how platforms say that nothing was filled in. */
function euro(amount: number | undefined, isMonthly: boolean): LegalValue | null {
  return amount ? { kind: 'euro', cents: Math.round(amount * 100), isMonthly } : null
}

/** The law's maximum is that of housing. */
function depositOf({ kind, facts }: AdvertisedHome, depositMonths: number | null): LegalValue | null {
  const cents = facts.depositAmount ? Math.round(facts.depositAmount * 100) : null
  const maximumMonths = isDwelling(kind) ? depositMonths : null
  return cents === null && maximumMonths === null ? null : { kind: 'deposit', cents, maximumMonths }
}
