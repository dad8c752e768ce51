import type { Fact } from '../listing/listing'
import type { Region } from '../place/region'
import { type AdvertisedHome, isDwelling } from './advertised-home'
import { type ChargesKind, legalItem, type LegalItem, type LegalValue } from './legal-item'

/** Rent without charges, the charges, and what else each region asks of an advertisement to let. */
export function rentItems(
  home: AdvertisedHome,
  { region, depositMonths }: { region: Region; depositMonths: number | null },
): LegalItem[] {
  const { facts, labels, rentCents } = home
  // The rules are those of housing; a garage or an office shows what is known.
  const duty = isDwelling(home) ? 'must' : 'when-known'
  const wantsKind = region === 'brussels' || region === 'wallonia'
  return [
    ...legalItem('rent', rentCents === null ? null : { kind: 'euro', cents: rentCents, isMonthly: true }),
    ...legalItem('charges', euro(facts.chargesRenter, true), duty),
    ...(wantsKind ? legalItem('chargesKind', chargesKindOf(facts.chargesKind, labels.chargesFor), duty) : []),
    ...(region === 'brussels' ? legalItem('meters', metersOf(home), duty) : []),
    ...legalItem('deposit', depositOf(home, depositMonths), duty),
    ...(region === 'luxembourg' ? legalItem('agencyFeeHalf', euro(facts.agencyCost, false), duty) : []),
  ]
}

/** Zero is how platforms say that nothing was filled in. */
function euro(fact: Fact | undefined, isMonthly: boolean): LegalValue | null {
  return typeof fact === 'number' && fact > 0
    ? { kind: 'euro', cents: Math.round(fact * 100), isMonthly }
    : null
}

function depositOf(home: AdvertisedHome, depositMonths: number | null): LegalValue | null {
  const { depositAmount } = home.facts
  const cents =
    typeof depositAmount === 'number' && depositAmount > 0 ? Math.round(depositAmount * 100) : null
  const maximumMonths = isDwelling(home) ? depositMonths : null
  return cents === null && maximumMonths === null ? null : { kind: 'deposit', cents, maximumMonths }
}

function chargesKindOf(written: Fact | undefined, covers: string | undefined): LegalValue | null {
  const is = chargesKind(String(written ?? ''))
  return is || covers?.trim() ? { kind: 'charges-kind', is, covers: covers?.trim() || null } : null
}

/** Platforms word it in the agency's main language. */
function chargesKind(written: string): ChargesKind | null {
  if (/provisi|voorschot|vorauszahlung|on account/i.test(written)) return 'provision'
  return /forfai|vast bedrag|flat|pauschal/i.test(written) ? 'flat-rate' : null
}

function metersOf({ facts }: AdvertisedHome): LegalValue | null {
  const { hasIndividualMeters } = facts
  return typeof hasIndividualMeters === 'boolean' ? { kind: 'yes-no', answer: hasIndividualMeters } : null
}
