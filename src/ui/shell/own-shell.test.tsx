import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { perLanguage } from '@/domain/language'
import { locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { wordsIn } from '@/testing/markup'
import { anAgency } from '@/testing/records/an-agency'

import { OwnShell } from './own-shell'

const agency = anAgency({
  companyNumber: '0400.000.000',
  vatNumber: 'BE 0400.000.000',
  luxembourg: { permit: '10012345', register: 'B123456', vatNumber: 'LU12345678' },
})

test.each(locales)('in %s the footer of the portal says which company it is, by its numbers', (locale) => {
  const html = renderToStaticMarkup(
    <OwnShell
      locale={locale}
      site={{ agency, logo: null }}
      own={{ label: 'Portaal', links: [], tools: null }}
      alternates={perLanguage((language) => `/${language}/portal/`)}
    >
      <p>Uw woningen</p>
    </OwnShell>,
  )
  const t = translator(locale)
  const footer = wordsIn(html.slice(html.indexOf('<footer')))
  for (const fact of [
    'Gevel NV',
    t('footer.company_line', { number: '0400.000.000' }),
    t('footer.vat_line', { number: 'BE 0400.000.000' }),
    t('agency.biv_title', { number: '505.123' }),
    t('footer.permit_line_lu', { number: '10012345' }),
    t('footer.rcs_line_lu', { number: 'B123456' }),
  ])
    expect(footer).toContain(fact)
})
