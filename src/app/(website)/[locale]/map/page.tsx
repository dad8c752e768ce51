import type { Metadata } from 'next'

import { MapScreen } from '@/app/_screens/map-screen'
import { NotFoundScreen } from '@/app/_screens/not-found-screen'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = translator(isLocale(locale) ? locale : defaultLocale)
  return { title: t('map.title'), robots: { index: false, follow: false } }
}

/** The document inside the map's frame. */
export default async function Page({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) return <NotFoundScreen locale={defaultLocale} />
  return <MapScreen locale={locale} />
}
