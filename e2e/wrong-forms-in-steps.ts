import {
  contactWrong,
  long,
  longPerson,
  longPersonErrors,
  noPerson,
  noPersonErrors,
  person,
  personWrong,
  remarkWrong,
  type WrongForm,
  wrongPerson,
  wrongPersonErrors,
} from './wrong-form'

const address = { address: 'Veldstraat 1', zip: '9000', city: 'Gent' }

export const wrongFormsInSteps: WrongForm[] = [
  {
    kind: 'demand',
    steps: 3,
    right: { goal: 'sale', types: '1', municipality: '44021', ...person },
    wrong: [
      {
        step: 0,
        answers: { goal: '', types: '', municipality: '' },
        errors: [
          ['goal', 'goal_required'],
          ['types', 'property_type_required'],
          ['places', 'region_required'],
        ],
      },
      {
        step: 0,
        answers: { goal: 'steal', types: 'all', places: 'Gent|9000|België' },
        errors: [
          ['goal', 'choice_invalid'],
          ['types', 'choice_invalid'],
          ['places', 'choice_invalid'],
        ],
      },
      { step: 0, answers: { types: '987654321' }, errors: [['types', 'choice_invalid']] },
      {
        step: 1,
        answers: {
          priceMin: 'veel',
          priceMax: '1e9',
          budget: '-1',
          bedroomsMin: '1,5',
          bedroomsMax: '100',
          garagesMin: 'x',
          garagesMax: 'x',
          parkingsMin: 'x',
          parkingsMax: 'x',
        },
        errors: [
          ['priceMin', 'number_invalid'],
          ['priceMax', 'number_invalid'],
          ['budget', 'number_invalid'],
          ['bedroomsMin', 'number_invalid'],
          ['bedroomsMax', 'number_invalid'],
          ['garagesMin', 'number_invalid'],
          ['garagesMax', 'number_invalid'],
          ['parkingsMin', 'number_invalid'],
          ['parkingsMax', 'number_invalid'],
        ],
      },
      {
        step: 1,
        answers: {
          priceMin: '400.000',
          priceMax: '300.000',
          bedroomsMin: '3',
          bedroomsMax: '2',
          garagesMin: '3',
          garagesMax: '2',
          parkingsMin: '3',
          parkingsMax: '2',
        },
        errors: [
          ['priceMin', 'min_above_max'],
          ['bedroomsMin', 'min_above_max'],
          ['garagesMin', 'min_above_max'],
          ['parkingsMin', 'min_above_max'],
        ],
      },
      { answers: { frequency: 'hourly' }, errors: [['frequency', 'choice_invalid']] },
      ...personWrong,
      ...remarkWrong,
    ],
  },
  {
    kind: 'valuation',
    steps: 3,
    right: { goal: 'sell', types: '1', ...address, ...person, phone: '0470123456' },
    wrong: [
      {
        step: 0,
        answers: { goal: '', types: '', address: '', zip: '', city: '' },
        errors: [
          ['goal', 'valuation_goal_required'],
          ['types', 'property_type_required'],
          ['address', 'demand_address_required'],
          ['zip', 'zip_required'],
          ['city', 'city_required'],
        ],
      },
      {
        step: 0,
        answers: { goal: 'burn', types: 'all', address: long(150), zip: 'Gent', city: long(100) },
        errors: [
          ['goal', 'choice_invalid'],
          ['types', 'choice_invalid'],
          ['address', 'too_long', 150],
          ['zip', 'zip_invalid'],
          ['city', 'too_long', 100],
        ],
      },
      {
        step: 1,
        answers: {
          livingSquareMetres: 'groot',
          plotSquareMetres: '1,5',
          bedrooms: '100',
          constructionYear: '999',
          message: long(4000),
        },
        errors: [
          ['livingSquareMetres', 'number_invalid'],
          ['plotSquareMetres', 'number_invalid'],
          ['bedrooms', 'number_invalid'],
          ['constructionYear', 'number_invalid'],
          ['message', 'too_long', 4000],
        ],
      },
      { answers: { ...noPerson, phone: '' }, errors: [...noPersonErrors, ['phone', 'phone_required']] },
      { answers: wrongPerson, errors: wrongPersonErrors },
      { answers: longPerson, errors: longPersonErrors },
      ...contactWrong.slice(0, 1),
      {
        answers: { contactBy: 'phone', timeSlot: 'midnight' },
        errors: [['timeSlot', 'choice_invalid']],
      },
    ],
  },
]
