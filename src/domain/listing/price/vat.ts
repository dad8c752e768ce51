/**
 * Agencies fill in the rate of the VAT in percent, or its amount in euro. No rate in Europe is above this, and no tax on
 * a home is so little.
 */
export const highestVatRate = 30
