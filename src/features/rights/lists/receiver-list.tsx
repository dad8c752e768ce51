import { intlLocale } from '@/domain/language'
import type { Receiver } from '@/domain/rights/receivers'
import { listText } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { Ledger } from './ledger'

/** Who gets something of a visitor, as the site is set up now. */
export function ReceiverList({ locale, receivers }: { locale: Locale; receivers: readonly Receiver[] }) {
  const t = translator(locale)
  return (
    <Ledger
      id="receivers"
      title={t('receivers.title')}
      text={t('receivers.text')}
      rows={receivers.map(({ role, names }) => ({
        key: role,
        name: t(`receivers.${role}.name`),
        text: t(`receivers.${role}.text`),
        figure:
          names.length > 0 ? (
            <span translate="no" className="text-ink">
              {listText(names, intlLocale[locale])}
            </span>
          ) : (
            t('receivers.own')
          ),
      }))}
    />
  )
}
