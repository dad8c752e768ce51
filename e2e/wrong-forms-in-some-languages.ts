import {
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
const noAddress = { address: '', zip: '', city: '' }
const badAddress = { address: long(150), zip: 'Gent', city: long(100) }
const secondBuyer = { hasPersonB: 'yes', firstNameB: 'Bert', lastNameB: 'Peeters' }

export const wrongFormsInSomeLanguages: WrongForm[] = [
  {
    kind: 'offer',
    about: { home: 100_002 },
    steps: 3,
    right: {
      title: 'ms',
      ...person,
      ...address,
      phone: '0470123456',
      amount: '350.000',
      amountInLetters: 'driehonderdvijftigduizend euro',
      startDate: '2098-01-01',
      endDate: '2098-02-01',
      place: 'Gent',
      signDate: '2098-01-01',
      isBinding: 'yes',
    },
    wrong: [
      {
        step: 0,
        answers: { title: '', ...noPerson, ...noAddress, phone: '', hasPersonB: 'yes' },
        errors: [
          ['title', 'title_required'],
          ['firstName', 'first_name_required'],
          ['lastName', 'last_name_required'],
          ['address', 'address_required'],
          ['zip', 'zip_required'],
          ['city', 'city_required'],
          ['email', 'email_required'],
          ['phone', 'phone_required'],
          ['firstNameB', 'first_name_required'],
          ['lastNameB', 'last_name_required'],
        ],
      },
      {
        step: 0,
        answers: {
          ...wrongPerson,
          ...badAddress,
          ...secondBuyer,
          firstNameB: 'www.a-b-c.be',
          emailB: 'bert@',
        },
        errors: [
          ['title', 'choice_invalid'],
          ['firstName', 'no_links'],
          ['lastName', 'no_links'],
          ['address', 'too_long', 150],
          ['zip', 'zip_invalid'],
          ['city', 'too_long', 100],
          ['email', 'email_invalid'],
          ['phone', 'phone_invalid'],
          ['firstNameB', 'no_links'],
          ['emailB', 'email_invalid'],
        ],
      },
      {
        step: 0,
        answers: { ...longPerson, ...secondBuyer, lastNameB: long(60) },
        errors: [...longPersonErrors, ['lastNameB', 'too_long', 60]],
      },
      {
        step: 1,
        answers: { amount: '', amountInLetters: '', startDate: '', endDate: '', needsLoan: 'yes' },
        errors: [
          ['amount', 'amount_required'],
          ['amountInLetters', 'amount_letters_required'],
          ['startDate', 'dates_incomplete'],
          ['endDate', 'dates_incomplete'],
          ['loanAmount', 'amount_required'],
          ['loanUntil', 'date_required'],
        ],
      },
      {
        step: 1,
        answers: {
          amount: '0',
          amountInLetters: long(200),
          startDate: '2098-02-30',
          endDate: 'morgen',
          needsLoan: 'yes',
          loanAmount: 'alles',
          loanUntil: '31/02/2098',
          conditions: long(4000),
        },
        errors: [
          ['amount', 'number_invalid'],
          ['amountInLetters', 'too_long', 200],
          ['startDate', 'dates_invalid'],
          ['endDate', 'dates_invalid'],
          ['loanAmount', 'number_invalid'],
          ['loanUntil', 'date_invalid'],
          ['conditions', 'too_long', 4000],
        ],
      },
      { step: 1, answers: { endDate: '2097-12-31' }, errors: [['endDate', 'end_before_start']] },
      {
        step: 1,
        answers: { startDate: '2020-01-01', endDate: '2020-02-01' },
        errors: [['endDate', 'dates_invalid']],
      },
      {
        answers: { place: '', signDate: '', isBinding: '' },
        errors: [
          ['place', 'place_required'],
          ['signDate', 'date_required'],
          ['isBinding', 'consent_required'],
        ],
      },
      {
        answers: { place: long(100), signDate: '2098-13-01', isBinding: 'no' },
        errors: [
          ['place', 'too_long', 100],
          ['signDate', 'date_invalid'],
          ['isBinding', 'consent_required'],
        ],
      },
    ],
  },
  {
    kind: 'rent-application',
    // In Wallonia, where the law lets one ask most.
    about: { home: 100_006 },
    steps: 3,
    right: { ...person, ...address, birthDate: '1990-05-31', household: '3', income: '3200' },
    wrong: [
      { step: 0, answers: noPerson, errors: noPersonErrors },
      { step: 0, answers: wrongPerson, errors: wrongPersonErrors },
      { step: 0, answers: longPerson, errors: longPersonErrors },
      {
        step: 1,
        answers: { ...noAddress, birthDate: '', household: '', income: '' },
        errors: [
          ['address', 'address_required'],
          ['zip', 'zip_required'],
          ['city', 'city_required'],
          ['birthDate', 'date_required'],
          ['household', 'number_required'],
          ['income', 'amount_required'],
        ],
      },
      {
        step: 1,
        answers: {
          ...badAddress,
          birthDate: '31/13/1990',
          maritalStatus: 'complicated',
          household: '0',
          income: 'genoeg',
        },
        errors: [
          ['address', 'too_long', 150],
          ['zip', 'zip_invalid'],
          ['city', 'too_long', 100],
          ['birthDate', 'date_invalid'],
          ['maritalStatus', 'choice_invalid'],
          ['household', 'number_invalid'],
          ['income', 'number_invalid'],
        ],
      },
      { answers: { moveInDate: 'morgen' }, errors: [['moveInDate', 'date_invalid']] },
      ...remarkWrong,
    ],
  },
  {
    kind: 'rent-profile',
    steps: 1,
    right: person,
    wrong: [
      ...personWrong,
      { answers: { moveInDate: '2098-02-30' }, errors: [['moveInDate', 'date_invalid']] },
      ...remarkWrong,
    ],
  },
]
