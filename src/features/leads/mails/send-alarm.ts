import { mainLanguage } from '@/domain/language'
import { isLeadKind } from '@/domain/lead/lead-kind'
import { alarmMail } from '@/mail/templates/alarm-mail'

import type { DeadDelivery } from '../delivery/raise-alarms'
import type { MailServices } from './mail-services'

/** Tells the agency of a lead that does not arrive; throws when even that does not, and the next sweep tries again. */
export function alarmSender(services: MailServices): (dead: DeadDelivery) => Promise<void> {
  return async ({ leadId, kind, channel, tries, lastError }) => {
    const locale = mainLanguage
    const site = await services.readSite(locale)
    if (!isLeadKind(kind)) throw new Error(`A lead of an unknown kind: ${kind}`)
    if (!site.agency.email) throw new Error('The agency has no e-mail address to send an alarm to')
    const adminHref = services.adminHref(leadId)
    const outcome = await services.mailer.send(
      alarmMail({ locale, leadId, kind, channel, tries, lastError, adminHref }),
      {
        to: [site.agency.email],
        messageId: `<alarm.${channel}.${leadId}.${tries}@${services.mailer.host}>`,
        sender: site,
      },
    )
    if (outcome.state !== 'done') throw new Error(`The alarm was not sent: ${outcome.reason}`)
  }
}
