import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import { replyTemplates } from '@/domain/lead/reply'

import { sampleLead } from '../mails/sample-data'
import { firstText } from './first-text'
import { ourTemplates as templates } from './template-texts'

const home = {
  id: 1,
  reference: 'V-100060',
  title: 'Huis',
  country: 'BE',
  zip: '9000',
  city: 'Gent',
  agent: null,
}

test.each(languages)('in %s every template greets, names the home and leaves no hole', (language) => {
  const lead = sampleLead('enquiry', language)
  for (const template of replyTemplates) {
    const text = firstText({ lead, home }, { template, templates })
    expect(text).toMatch(/^\S.*An Peeters[,!]\n\n/)
    expect(text).toContain('V-100060')
    expect(firstText({ lead, home: null }, { template, templates })).not.toMatch(/V-100060|[{}]/)
    expect(text).not.toMatch(/[{}]/)
  }
})

test('what is no name is not read out', () => {
  const lead = sampleLead('enquiry', 'nl', { firstName: 'Win!', lastName: 'www.example.com' })
  expect(firstText({ lead, home: null }, { template: null, templates })).toBe('Beste,\n\n')
})
