import { retentionMonths } from '@/domain/lead/retention'
import { keptTimes, type KeptTime } from '@/domain/rights/kept-times'
import { type Processing, processings } from '@/domain/rights/processing'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

import { Ledger } from './ledger'

/** What is kept about people, why and how long, from the rules by which it is deleted. */
export function ProcessingList({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <Ledger
      id="processing"
      title={t('processing.title')}
      text={t('processing.text')}
      rows={processings.map((processing) => ({
        key: processing.what,
        name: t(`processing.${processing.what}.name`),
        text: t(`processing.${processing.what}.text`, details),
        figure: (
          <>
            <span className="text-ink figures block">{keptText(processing, t)}</span>
            {t('processing.basis', { letters: processing.bases.join(', ') })}
          </>
        ),
      }))}
    />
  )
}

/** Times that are written within a line, besides its own. */
const details = {
  letting: keptTimes.afterLetting.months,
  asked: (retentionMonths.demand ?? 0) - 1,
  unconfirmed: keptTimes.unconfirmed.days,
  revoked: keptTimes.revokedOwner.months,
}

function keptText({ what, kept }: Processing, t: Translate): string {
  if (kept === null) return t(what === 'owner' ? 'processing.until_ended' : 'processing.until_stopped')
  return timeText(kept, t)
}

function timeText(time: KeptTime, t: Translate): string {
  return 'days' in time
    ? t('processing.days', { days: time.days })
    : t('processing.months', { months: time.months })
}
