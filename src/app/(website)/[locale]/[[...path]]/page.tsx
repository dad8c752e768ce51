import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'

import { screenOf } from '@/app/_data/screen'
import { homeMetadata, HomeScreen } from '@/app/_screens/home-screen'
import { listMetadata, ListScreen } from '@/app/_screens/list-screen'
import { listingMetadata, ListingScreen, PropertyScreen } from '@/app/_screens/listing-screen'
import { NotFoundScreen } from '@/app/_screens/not-found-screen'
import { textMetadata, TextScreen } from '@/app/_screens/text-screen'
import { defaultLocale } from '@/i18n/locales'

interface Props {
  params: Promise<{ locale: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function resolve({ params, searchParams }: Props) {
  const { locale, path } = await params
  const screen = screenOf(decodeURIComponent(locale), path?.map(decodeURIComponent))
  return { screen, query: queryText(await searchParams) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { screen, query } = await resolve(props)
  switch (screen.kind) {
    case 'home':
      return homeMetadata(screen)
    case 'list':
      return listMetadata(screen, query)
    case 'listing':
      return listingMetadata(screen)
    case 'text':
      return textMetadata(screen)
    default:
      return {}
  }
}

export default async function Page(props: Props) {
  const { screen, query } = await resolve(props)
  switch (screen.kind) {
    case 'home':
      return <HomeScreen {...screen} />
    case 'list':
      return <ListScreen {...screen} query={query} />
    case 'listing':
      return <ListingScreen {...screen} />
    case 'text':
      return <TextScreen {...screen} />
    case 'property':
      return <PropertyScreen id={screen.id} />
    case 'redirect':
      return permanentRedirect(screen.to + (query && `?${query}`))
    case 'not-found':
      return <NotFoundScreen locale={screen.locale ?? defaultLocale} />
  }
}

function queryText(values: Record<string, string | string[] | undefined>): string {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  )
  return new URLSearchParams(entries).toString()
}
