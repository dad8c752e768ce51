import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import { retentionMonths } from '@/domain/lead/retention'
import { keptTimes } from '@/domain/rights/kept-times'
import { processings } from '@/domain/rights/processing'
import { wordsIn } from '@/testing/markup'

import { ProcessingList } from './processing-list'
import { ReceiverList } from './receiver-list'

test.each(languages)(
  'the list in %s has a line for each processing, with the time that deletes it',
  (locale) => {
    const html = renderToStaticMarkup(<ProcessingList locale={locale} />)
    expect(html.match(/<dt /g)).toHaveLength(processings.length)
    expect(html).not.toMatch(/\{|undefined|NaN/)
    const text = wordsIn(html)
    for (const figure of [
      retentionMonths.valuation,
      keptTimes.homeVisitorName.months,
      keptTimes.afterLetting.months,
    ])
      expect(text).toContain(String(figure))
  },
)

test('a receiver without a name is the agency itself', () => {
  const receivers = [
    { role: 'mail' as const, names: [] },
    { role: 'measuring' as const, names: ['Google', 'Meta'] },
  ]
  const text = wordsIn(renderToStaticMarkup(<ReceiverList locale="nl" receivers={receivers} />))
  expect(text).toContain('Onze eigen servers')
  expect(text).toContain('Google en Meta')
})
