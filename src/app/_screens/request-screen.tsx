import { appointmentHref, demandHref, getRequest } from '@/app/_data/requests'
import { RequestPage } from '@/features/leads/status/request-page'
import { requestSteps } from '@/features/leads/status/request-steps'
import { translator } from '@/i18n/messages'

import { besideOf } from './private-beside'
import { homeTitle, type OpenLink, type PrivateProps, PrivateScreen } from './private-screen'

export function RequestScreen(props: PrivateProps) {
  return <PrivateScreen {...props} purpose="request" draw={drawRequest} />
}

async function drawRequest({ locale, id }: OpenLink) {
  const found = await getRequest(id)
  if (!found) return null
  const { lead, progress, appointment } = found
  const t = translator(locale)
  const home = await homeTitle(lead.listingId, locale)
  const { message } = lead.answers
  const links = [
    ...(appointment
      ? [{ href: appointmentHref(locale, appointment), text: t('request.to_appointment') }]
      : []),
    ...(lead.kind === 'demand' ? [{ href: demandHref(locale, id), text: t('request.to_demand') }] : []),
  ]
  const facts = [
    { label: t('request.subject'), value: t(`lead_kind.${lead.kind}`) },
    ...(home ? [{ label: t('appointment.home'), value: home }] : []),
    ...(typeof message === 'string' ? [{ label: t('person.message'), value: message }] : []),
  ]
  return (
    <RequestPage
      locale={locale}
      steps={requestSteps(progress, { locale, now: new Date() })}
      facts={facts}
      links={links}
      beside={await besideOf(lead.listingId, locale)}
    />
  )
}
