import type { Region } from '@/domain/place/region'

import type { DetailField } from './detail-field'
import type { MessageKey } from './detail-reading'

const group = 'financial'
const deal = 'sale'

/** Flanders and Luxembourg have another word for their duty, as among the costs. */
const dutyOf: Partial<Record<Region, MessageKey>> = {
  flanders: 'cost.line_vl.registration-duty',
  luxembourg: 'cost.line_lu.registration-duty',
}

/** What comes on top of a price when one buys. */
export const purchaseFields: readonly DetailField[] = [
  {
    id: 'registrationRights',
    group,
    label: ({ region }) => (region && dutyOf[region]) ?? 'price.registration_duties',
    source: { fact: 'registrationRights' },
    format: 'euro',
    deal,
    isPrice: true,
    explanation: 'registration_duties',
  },
  {
    id: 'vatRegime',
    group,
    label: 'price.vat_regime',
    source: { label: 'vatRegime' },
    format: 'words',
    deal,
    explanation: 'vat_regime',
  },
  {
    id: 'vatValue',
    group,
    label: 'price.vat',
    source: { fact: 'vatValue' },
    format: 'vat',
    deal,
    isPrice: true,
    explanation: 'vat',
  },
  {
    id: 'notaryFee',
    group,
    label: 'price.notary_fee_excl_vat',
    source: { fact: 'notaryFee' },
    format: 'euro',
    deal,
    isPrice: true,
    explanation: 'notary_fee',
  },
  {
    id: 'notaryFeeWithVat',
    group,
    label: 'price.notary_fee_incl_vat',
    source: { fact: 'notaryFeeWithVat' },
    format: 'euro',
    deal,
    isPrice: true,
    explanation: 'notary_fee',
  },
  {
    id: 'constructionCost',
    group,
    label: 'price.construction_cost',
    source: { fact: 'constructionCost' },
    format: 'euro',
    deal,
    isPrice: true,
    explanation: 'construction_cost',
  },
  {
    id: 'variousCosts',
    group,
    label: 'price.various_costs',
    source: { fact: 'variousCosts' },
    format: 'euro',
    explanation: 'various_costs',
  },
  {
    id: 'garagePrice',
    group,
    label: 'price.garage_price',
    source: { fact: 'garagePrice' },
    format: 'euro',
  },
  {
    id: 'parkingPrice',
    group,
    label: 'price.parking_price',
    source: { fact: 'parkingPrice' },
    format: 'euro',
  },
  {
    id: 'optionPrice',
    group,
    label: 'price.option_price',
    source: { fact: 'optionPrice' },
    format: 'euro',
    explanation: 'option_price',
  },
]
