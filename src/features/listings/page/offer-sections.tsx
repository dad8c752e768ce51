import type { TypedLoan } from '@/domain/cost/loan-parameters'

import { CostPassport } from '../cost/cost-passport'
import { FiledCosts } from '../cost/filed-costs'
import type { ListingCosts } from '../cost/listing-costs'
import { ListingDocuments } from '../documents/listing-documents'
import { EnergySection } from '../energy/energy-section'
import { LegalBlock } from '../legal/legal-block'
import type { LegalNeeds } from '../legal/legal-needs'
import { LocationSection } from '../media/location-section'
import type { ListingPageData } from './find-listing'

interface OfferSectionsProps extends Omit<LegalNeeds, 'today'> {
  listing: ListingPageData
  address: string
  costs: ListingCosts | null
  mapPicture?: string | null
  streetViewKey?: string | null
  loan?: Partial<TypedLoan> | null
  now: Date
}

/**
 * What only a home that can still be had shows: where it lies, what it costs, and all that the law asks of an
 * advertisement.
 */
export function OfferSections({
  listing,
  address,
  costs,
  loan,
  now,
  mapPicture = null,
  streetViewKey = null,
  ...needs
}: OfferSectionsProps) {
  const { locale, settings, legalFacts } = needs
  return (
    <>
      <LocationSection
        listing={listing}
        locale={locale}
        settings={settings}
        address={address}
        mapPicture={mapPicture}
        streetViewKey={streetViewKey}
      />
      {costs ? (
        <CostPassport listing={listing} costs={costs} loan={loan} locale={locale} date={now} />
      ) : (
        <FiledCosts listing={listing} locale={locale} settings={settings} />
      )}
      <EnergySection listing={listing} locale={locale} legalFacts={legalFacts} today={now} />
      <LegalBlock {...needs} listing={listing} today={now} />
      <ListingDocuments listing={listing} locale={locale} />
    </>
  )
}
