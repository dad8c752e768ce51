import { isLeadKind } from '@/domain/lead/lead-kind'
import { appointmentHref, demandHref, getRequest } from '@/site/data/requests'
import { RequestPage } from '@/features/leads/status/request-page'
import { requestSteps } from '@/features/leads/status/request-steps'
import { translator } from '@/i18n/messages'

import { sentContent, thanksForNothing } from './sent-content'
import { besideOf } from './private-beside'
import { homeTitle, type OpenLink, type PrivateContent, privateScreen } from './private-screen'

export const requestScreen = privateScreen({ purpose: 'request', title: 'request.title', read: readRequest })

async function readRequest({ locale, id, token, query }: OpenLink): Promise<PrivateContent | null> {
  const found = await getRequest(id)
  const t = translator(locale)
  const sent = query.get('sent')
  const isThanks = isLeadKind(sent) && (!found || found.lead.kind === sent)
  if (isThanks)
    return {
      title: t('thank_you.title'),
      content: found ? await sentContent(found, { locale, token }) : thanksForNothing(sent, locale),
    }
  if (!found) return null
  const { lead, progress, appointment } = found
  const home = await homeTitle(lead.listingId, locale)
  const { message } = lead.answers
  const links = [
    ...(appointment
      ? [{ href: appointmentHref(locale, appointment), text: t('request.to_appointment') }]
      : []),
    ...(lead.kind === 'demand' || lead.kind === 'list-demand'
      ? [{ href: demandHref(locale, id), text: t('request.to_demand') }]
      : []),
  ]
  const facts = [
    { label: t('request.subject'), value: t(`lead_kind.${lead.kind}`) },
    ...(home ? [{ label: t('appointment.home'), value: home }] : []),
    ...(typeof message === 'string' ? [{ label: t('person.message'), value: message }] : []),
  ]
  const content = (
    <RequestPage
      locale={locale}
      steps={requestSteps(progress, { locale, now: new Date() })}
      facts={facts}
      links={links}
      beside={await besideOf(lead, locale)}
    />
  )
  return { content }
}
