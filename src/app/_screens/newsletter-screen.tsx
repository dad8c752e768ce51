import { getNewsletter, newsletterStopHref } from '@/app/_data/requests'
import { ConfirmNewsletterPage, StopNewsletterPage } from '@/features/leads/newsletter/newsletter-page'

import { type PrivateProps, PrivateScreen } from './private-screen'

export function ConfirmNewsletterScreen(props: PrivateProps) {
  return (
    <PrivateScreen
      {...props}
      purpose="newsletter-confirm"
      draw={async ({ locale, token, id }) => (
        <ConfirmNewsletterPage
          locale={locale}
          token={token}
          found={await getNewsletter(id)}
          stopHref={newsletterStopHref(locale, id)}
        />
      )}
    />
  )
}

export function StopNewsletterScreen(props: PrivateProps) {
  return (
    <PrivateScreen
      {...props}
      purpose="newsletter-stop"
      acceptsExpired
      draw={async ({ locale, token, id }) => (
        <StopNewsletterPage locale={locale} token={token} found={await getNewsletter(id)} />
      )}
    />
  )
}
