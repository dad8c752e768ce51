import { listingPrice, monthlyRentCents } from '@/domain/listing/price/price'

import type { DetailField } from './detail-field'

const group = 'financial'

export const financialFields: readonly DetailField[] = [
  {
    id: 'monthlyRent',
    group,
    label: 'price.monthly_rent',
    source: {
      rule: ({ listing, settings }) => {
        const cents = monthlyRentCents(listingPrice(listing, settings))
        return cents && cents / 100
      },
    },
    format: 'euro',
    amount: 'price',
    deal: 'rent',
    isPrice: true,
  },
  {
    id: 'priceOnDemand',
    group,
    label: 'price.price',
    source: { rule: ({ listing, settings }) => listingPrice(listing, settings).kind === 'on-demand' },
    format: 'choice',
    words: { true: 'price.on_demand' },
    // The law asks for the amount in every rent advertisement.
    deal: 'sale',
  },
  {
    id: 'startPrice',
    group,
    label: 'price.start_price',
    source: { fact: 'startPrice' },
    format: 'euro',
    isPrice: true,
    explanation: 'start_price',
  },
  {
    id: 'chargesOwner',
    group,
    label: 'price.charges_owner',
    source: { fact: 'chargesOwner' },
    format: 'euroPerMonth',
    deal: 'sale',
    explanation: 'charges_owner',
  },
  {
    id: 'chargesRenter',
    group,
    label: 'price.charges_renter',
    source: { fact: 'chargesRenter' },
    format: 'euroPerMonth',
    deal: 'rent',
    explanation: 'charges_renter',
  },
  {
    id: 'totalCost',
    group,
    label: 'price.total_cost',
    source: { fact: 'totalCost' },
    format: 'euroByDeal',
    isPrice: true,
    explanation: 'total_cost',
  },
  {
    id: 'agencyCost',
    group,
    label: 'price.agency_cost',
    source: { fact: 'agencyCost' },
    format: 'euro',
    isPrice: true,
    explanation: 'agency_cost',
  },
  {
    id: 'inventoryOfPlace',
    group,
    label: 'price.inventory_of_place',
    source: { fact: 'inventoryOfPlace' },
    format: 'euro',
    deal: 'rent',
    explanation: 'inventory_of_place',
  },
  {
    id: 'depositAmount',
    group,
    label: 'price.deposit_amount',
    source: { fact: 'depositAmount' },
    format: 'euro',
    deal: 'rent',
    isPrice: true,
    explanation: 'deposit',
  },
  {
    id: 'cadastralIncome',
    group,
    label: 'price.cadastral_income',
    source: { fact: 'cadastralIncome' },
    format: 'euro',
    explanation: 'cadastral_income',
  },
  {
    id: 'realEstateTax',
    group,
    label: 'price.real_estate_tax',
    source: { fact: 'realEstateTax' },
    format: 'euroPerYear',
    explanation: 'real_estate_tax',
  },
]
