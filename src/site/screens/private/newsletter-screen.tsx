import { ConfirmNewsletterPage, StopNewsletterPage } from '@/features/leads/newsletter/newsletter-page'

import { getNewsletter, newsletterStopHref } from '../../data/requests'
import { privateScreen } from './private-screen'

export const confirmNewsletterScreen = privateScreen({
  purpose: 'newsletter-confirm',
  title: 'newsletter.title',
  read: async ({ locale, token, id }) => ({
    content: (
      <ConfirmNewsletterPage
        locale={locale}
        token={token}
        found={await getNewsletter(id)}
        stopHref={newsletterStopHref(locale, id)}
      />
    ),
  }),
})

export const stopNewsletterScreen = privateScreen({
  purpose: 'newsletter-stop',
  title: 'newsletter.title',
  acceptsExpired: true,
  read: async ({ locale, token, id }) => ({
    content: <StopNewsletterPage locale={locale} token={token} found={await getNewsletter(id)} />,
  }),
})
