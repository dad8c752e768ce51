import { annuityFields } from './annuity-fields'
import { certificateFields } from './certificate-fields'
import type { DetailField } from './detail-field'
import { energyFields } from './energy-fields'
import { exteriorFields } from './exterior-fields'
import { financialFields } from './financial-fields'
import { generalFields } from './general-fields'
import { interiorFields } from './interior-fields'
import { planningFields } from './planning-fields'
import { purchaseFields } from './purchase-fields'
import { surroundingsFields } from './surroundings-fields'
import { technicalFields } from './technical-fields'

/** Every label that a property's page can show, in the order in which it stands in its group. */
export const detailFields: readonly DetailField[] = [
  ...generalFields,
  ...financialFields,
  ...purchaseFields,
  ...annuityFields,
  ...interiorFields,
  ...exteriorFields,
  ...technicalFields,
  ...energyFields,
  ...planningFields,
  ...certificateFields,
  ...surroundingsFields,
]
