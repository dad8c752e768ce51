import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { checkContactPreference, person, valuationPreference } from '../form/shared-fields'

export const valuationForm = defineForm({
  kind: 'valuation',
  title: 'valuation.title',
  submit: 'valuation.submit',
  fields: {
    goal: fields.choice('valuation.goal', ['sell', 'rent-out'], {
      required: 'valuation_goal_required',
      words: (goal) => (goal === 'sell' ? 'valuation.sell' : 'valuation.rent_out'),
    }),
    types: fields.ids('valuation.property_type', 'property_type_required', {
      control: 'checkboxes',
      choicesFrom: 'categories',
    }),
    address: fields.text('valuation.property_address', 'demand_address_required', {
      autocomplete: 'street-address',
      maxLength: 150,
    }),
    zip: fields.zip,
    city: fields.city,
    livingSquareMetres: fields.optional(fields.number('surface.living', { max: 99_999 })),
    plotSquareMetres: fields.optional(fields.number('surface.ground', { max: 9_999_999 })),
    bedrooms: fields.optional(fields.number('property.bedrooms', { max: 99 })),
    constructionYear: fields.optional(fields.number('building.construction_year', { min: 1000, max: 2100 })),
    message: fields.remark,
    ...person,
    phone: fields.phone,
    ...valuationPreference,
  },
  steps: [
    { title: 'valuation.step_property', fields: ['goal', 'types', 'address', 'zip', 'city'] },
    {
      title: 'valuation.step_details',
      fields: ['livingSquareMetres', 'plotSquareMetres', 'bedrooms', 'constructionYear', 'message'],
    },
    {
      title: 'valuation.step_person',
      fields: ['firstName', 'lastName', 'title', 'email', 'phone', 'contactBy', 'timeSlot'],
    },
  ],
  feedback: 'contact-demand',
  thanks: 'thanks.contact_demand',
  check: checkContactPreference,
})
