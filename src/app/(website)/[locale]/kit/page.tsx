import { notFound } from 'next/navigation'

import { env } from '@/env'
import { KitScreen } from '@/app/_screens/kit/kit-screen'
import { isLocale } from '@/i18n/locales'

/** Every piece of the interface in every state, for who builds with it; a real site does not have it. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (env.GEVEL_STAGE === 'production' || !isLocale(locale)) return notFound()
  return <KitScreen locale={locale} />
}
