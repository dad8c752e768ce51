import { linkActionPath } from '@/domain/lead/link-path'
import { timeText } from '@/i18n/clock'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { FactRows } from '@/ui/page/fact-list'
import { Notice } from '@/ui/page/notice'

import { SlotChoice } from '../form/view/slot-choice'
import { type Beside, factColumns, PrivatePage } from '../private-page'
import type { Appointment } from './appointment-row'
import type { SlotChoice as Slot } from './free-slots'
import { dayText, momentText } from './moment-text'
import type { VisitPlace } from './visit-place'

/** What came of the last button. */
export type AppointmentNotice = 'moved' | 'taken' | 'full' | 'closed' | 'limited'

export interface AppointmentPageProps {
  locale: Locale
  token: string
  appointment: Appointment
  name: string
  place: VisitPlace
  /** `null` when the platform cannot be asked. */
  slots: Slot[] | null
  notice: AppointmentNotice | null
  isPast: boolean
  beside: Beside
}

/** The visit one booked: shown, and changed or cancelled only by its buttons. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { locale, appointment, name, place, notice, isPast, beside } = props
  const t = translator(locale)
  const { isExact, text } = place
  const facts = [
    { label: t('appointment.when'), value: momentText(appointment, locale) },
    {
      label: t('mail.appointment_where'),
      value: isExact ? text : t('mail.address_follows', { place: text }),
    },
    ...(name ? [{ label: t('appointment.on_behalf'), value: name }] : []),
  ]
  const isCancelled = appointment.state === 'cancelled'
  return (
    <PrivatePage
      title={t(isCancelled ? 'appointment.cancelled' : 'appointment.title')}
      intro={intro()}
      notice={notice && <AppointmentNews locale={locale} notice={notice} />}
      beside={beside}
    >
      <FactRows rows={facts} className={factColumns} />
      {!isCancelled && !isPast && (
        <>
          <ChangeForm {...props} />
          <CancelForm {...props} />
        </>
      )}
    </PrivatePage>
  )

  function intro(): string {
    if (isCancelled) return t('appointment.cancelled_text')
    if (isPast) return t('appointment.past')
    const { startsAt } = appointment
    return t('appointment.intro', { date: dayText(startsAt, locale), time: timeText(startsAt, locale) })
  }
}

function AppointmentNews({ locale, notice }: { locale: Locale; notice: AppointmentNotice }) {
  const t = translator(locale)
  if (notice === 'moved')
    return (
      <Notice tone="good" title={t('appointment.moved')}>
        {t('appointment.moved_text')}
      </Notice>
    )
  const titles = {
    taken: t('appointment.taken_title'),
    full: t('error.appointments_full'),
    closed: t('error.api'),
    limited: t('error.rate_limited'),
  }
  return (
    <Notice tone="problem" title={titles[notice]}>
      {t('appointment.kept_text')}
    </Notice>
  )
}

function ChangeForm({ locale, token, appointment, slots }: AppointmentPageProps) {
  const t = translator(locale)
  const others = (slots ?? []).filter(({ id }) => id !== appointment.slotId)
  const isFull = others.every(({ isFull: full }) => full)
  return (
    <section id="change" className="mt-14 scroll-mt-24">
      <h2>{t('appointment.change_title')}</h2>
      {slots === null || isFull ? (
        <p className="mt-4">{t(slots === null ? 'error.api' : 'error.appointments_full')}</p>
      ) : (
        <form
          method="post"
          action={linkActionPath(locale, 'appointment', token, 'change')}
          className="mt-5 grid gap-6"
        >
          <SlotChoice
            name="slot"
            label={t('form.choose_slot')}
            isRequired
            chosen=""
            locale={locale}
            fullText={t('form.slot_full')}
            slots={others.map(({ id, startsAt, isFull: full }) => ({
              value: id,
              startsAt: startsAt.toISOString(),
              isFull: full,
            }))}
          />
          <div>
            <Button type="submit">{t('appointment.change')}</Button>
          </div>
        </form>
      )}
    </section>
  )
}

function CancelForm({ locale, token }: AppointmentPageProps) {
  const t = translator(locale)
  return (
    <section id="cancel" className="mt-14 scroll-mt-24">
      <h2>{t('appointment.cancel_title')}</h2>
      <p className="measure mt-4">{t('appointment.cancel_text')}</p>
      <form method="post" action={linkActionPath(locale, 'appointment', token, 'cancel')} className="mt-5">
        <Button type="submit" look="outlined">
          {t('appointment.cancel')}
        </Button>
      </form>
    </section>
  )
}
