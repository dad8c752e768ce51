import type { Metadata } from 'next'

import { NotFoundScreen } from '@/app/_screens/not-found-screen'
import { RegionsScreen } from '@/app/_screens/regions-screen'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = translator(isLocale(locale) ? locale : defaultLocale)
  return { title: t('regions.choose'), robots: { index: false, follow: false } }
}

/** The region picker on a page of its own, for who has no JavaScript. */
export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, values] = await Promise.all([params, searchParams])
  if (!isLocale(locale)) return <NotFoundScreen locale={defaultLocale} />
  const query = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  )
  return <RegionsScreen locale={locale} query={new URLSearchParams(query)} />
}
