import {
  contactWrong,
  long,
  messageWrong,
  nameWrong,
  noPerson,
  noPersonErrors,
  person,
  personWrong,
  remarkWrong,
  type WrongForm,
} from './wrong-form'

const home = { home: 100_002 }
const message = 'Dag'

export const wrongFormsOfOneStep: WrongForm[] = [
  {
    kind: 'contact',
    steps: 1,
    right: { ...person, message },
    wrong: [...personWrong, ...contactWrong, ...messageWrong],
  },
  {
    kind: 'accessibility',
    steps: 1,
    right: { message },
    wrong: [{ answers: { email: 'an@' }, errors: [['email', 'email_invalid']] }, ...messageWrong],
  },
  {
    kind: 'contact-small',
    steps: 1,
    right: { lastName: 'An Peeters', phone: '0470123456' },
    wrong: [
      {
        answers: { lastName: '', phone: '' },
        errors: [
          ['lastName', 'name_required'],
          ['phone', 'phone_required'],
        ],
      },
      {
        answers: { phone: 'bel mij', email: 'an@' },
        errors: [
          ['phone', 'phone_invalid'],
          ['email', 'email_invalid'],
        ],
      },
      ...nameWrong('lastName'),
      ...remarkWrong,
    ],
  },
  {
    kind: 'enquiry',
    about: home,
    steps: 1,
    right: { ...person, message },
    wrong: [...personWrong, ...contactWrong, ...messageWrong],
  },
  {
    kind: 'visit',
    about: home,
    steps: 1,
    right: person,
    wrong: [...personWrong, ...contactWrong, ...remarkWrong],
  },
  {
    kind: 'appointment',
    about: home,
    steps: 1,
    right: { slot: '1000021', ...person },
    wrong: [
      { answers: { slot: '', ...noPerson }, errors: [['slot', 'slot_required'], ...noPersonErrors] },
      ...personWrong,
      ...remarkWrong,
    ],
  },
  {
    kind: 'documents',
    about: home,
    steps: 1,
    right: { ...person },
    wrong: [
      { answers: noPerson, errors: [['documents', 'documents_required'], ...noPersonErrors] },
      { answers: { documents: 'all' }, errors: [['documents', 'choice_invalid']] },
      // A paper of another home.
      { answers: { documents: '999999999' }, errors: [['documents', 'choice_invalid']] },
    ],
  },
  {
    kind: 'project',
    about: { project: 501 },
    steps: 1,
    right: { ...person, message },
    wrong: [...personWrong, ...contactWrong, ...messageWrong],
  },
  {
    kind: 'send-to-friend',
    about: home,
    steps: 1,
    right: {
      lastName: 'An Peeters',
      email: person.email,
      friendName: 'Bert',
      friendEmail: 'bert@example.com',
    },
    wrong: [
      {
        answers: { lastName: '', email: '', friendName: '', friendEmail: '' },
        errors: [
          ['lastName', 'name_required'],
          ['email', 'email_required'],
          ['friendName', 'friend_name_required'],
          ['friendEmail', 'friend_email_required'],
        ],
      },
      {
        answers: { email: 'an', friendEmail: 'bert@example' },
        errors: [
          ['email', 'email_invalid'],
          ['friendEmail', 'friend_email_invalid'],
        ],
      },
      // They stand in a mail to a stranger.
      {
        answers: { lastName: 'Win € 500 vandaag!', friendName: 'Bel 0900 12 34' },
        errors: [
          ['lastName', 'name_only'],
          ['friendName', 'name_only'],
        ],
      },
      ...nameWrong('lastName'),
      ...nameWrong('friendName'),
    ],
  },
  {
    kind: 'testimonial',
    steps: 1,
    right: { lastName: 'An Peeters', email: person.email, comment: 'Fijn.', publication: 'yes' },
    wrong: [
      {
        answers: { lastName: '', email: '', comment: '', publication: '' },
        errors: [
          ['lastName', 'name_required'],
          ['email', 'email_required'],
          ['comment', 'comment_required'],
          ['publication', 'consent_required'],
        ],
      },
      {
        answers: { email: 'an@', website: 'javascript:alert(1)' },
        file: { name: 'cv.pdf', type: 'application/pdf', bytes: 100 },
        errors: [
          ['email', 'email_invalid'],
          ['website', 'link_invalid'],
          ['image', 'file_type_invalid'],
        ],
      },
      {
        answers: {},
        file: { name: 'me.jpg', type: 'image/jpeg', bytes: 5 * 1024 * 1024 + 1 },
        errors: [['image', 'file_too_large', 5]],
      },
      // More than the site reads at all.
      {
        answers: {},
        file: { name: 'me.jpg', type: 'image/jpeg', bytes: 11 * 1024 * 1024 },
        errors: [['image', 'file_too_large', 5]],
      },
      {
        answers: { about: long(200), website: `https://example.com/${long(200)}`, comment: long(4000) },
        errors: [
          ['about', 'too_long', 200],
          ['website', 'too_long', 200],
          ['comment', 'too_long', 4000],
        ],
      },
      ...nameWrong('lastName'),
    ],
  },
  {
    kind: 'newsletter',
    steps: 1,
    right: { email: person.email },
    wrong: [
      { answers: { email: '' }, errors: [['email', 'email_required']] },
      { answers: { email: 'an@example' }, errors: [['email', 'email_invalid']] },
      { answers: { email: `${long(250)}@example.com` }, errors: [['email', 'email_invalid']] },
    ],
  },
]
