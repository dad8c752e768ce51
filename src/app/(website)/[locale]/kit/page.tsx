import { env } from '@/env'
import { KitScreen } from '@/app/_screens/kit/kit-screen'
import { NotFoundScreen } from '@/app/_screens/not-found-screen'
import { defaultLocale, isLocale } from '@/i18n/locales'

/** Every piece of the interface in every state, for who builds with it; a real site does not have it. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return <NotFoundScreen locale={defaultLocale} />
  if (env.GEVEL_STAGE === 'production') return <NotFoundScreen locale={locale} />
  return <KitScreen locale={locale} />
}
