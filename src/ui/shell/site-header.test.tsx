import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { perLanguage } from '@/domain/language'
import { locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { anAgency } from '@/testing/records/an-agency'

import { SiteHeader } from './site-header'

const menu = ['Te koop', 'Te huur', 'Verkopen'].map((label, index) => ({
  label,
  href: `/nl/${index}/`,
  children: [],
}))
const site = {
  ...{ agency: anAgency(), logo: null, topBar: [], menu, menuMaximum: 0, valuation: null },
  ...{ footer: [], newsletter: null, popup: null },
}

test.each(locales)('in %s the languages stand at the top of the drawer, before its pages', (locale) => {
  const html = renderToStaticMarkup(
    <SiteHeader
      site={site}
      locale={locale}
      alternates={perLanguage((language) => `/${language}/`)}
      isOverBanner={false}
    />,
  )
  const t = translator(locale)
  const drawer = html.slice(html.lastIndexOf(`aria-label="${t('common.close_menu')}"`))
  const names = [...drawer.matchAll(/<nav[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual([t('site.language_navigation'), t('site.main_navigation')])
  const languages = drawer.slice(0, drawer.indexOf('</nav>'))
  expect([...languages.matchAll(/href="\/(\w\w)\/"/g)].map(([, language]) => language)).toEqual([...locales])
})
