import { MailSamples } from '@/app/_screens/kit/mail-samples'
import { NotFoundScreen } from '@/app/_screens/not-found-screen'
import { env } from '@/env'
import { defaultLocale, isLocale } from '@/i18n/locales'

/** Every mail the site writes; a real site does not show it. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return <NotFoundScreen locale={defaultLocale} />
  if (env.GEVEL_STAGE === 'production') return <NotFoundScreen locale={locale} />
  return <MailSamples locale={locale} />
}
