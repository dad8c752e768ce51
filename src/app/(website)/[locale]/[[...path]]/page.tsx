import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'

import { screenOf } from '@/app/_data/screen'
import { articleMetadata, ArticleScreen } from '@/app/_screens/article-screen'
import { compareMetadata, CompareScreen } from '@/app/_screens/compare-screen'
import { favouritesMetadata, FavouritesScreen } from '@/app/_screens/favourites-screen'
import { homeMetadata, HomeScreen } from '@/app/_screens/home-screen'
import { listMetadata, ListScreen } from '@/app/_screens/list-screen'
import { listingMetadata, ListingScreen, PropertyScreen } from '@/app/_screens/listing-screen'
import { loginMetadata, LoginScreen } from '@/app/_screens/login-screen'
import { NotFoundScreen } from '@/app/_screens/not-found-screen'
import { pageScreenMetadata, PageScreen } from '@/app/_screens/page-screen'
import { PreviewScreen } from '@/app/_screens/preview-screen'
import { projectListMetadata, ProjectListScreen } from '@/app/_screens/project-list-screen'
import { projectMetadata, ProjectScreen } from '@/app/_screens/project-screen'
import { thanksMetadata, ThanksScreen } from '@/app/_screens/thanks-screen'
import { cacheRedirect } from '@/app/_screens/cache-page'
import { defaultLocale } from '@/i18n/locales'

interface Props {
  params: Promise<{ locale: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function resolve({ params, searchParams }: Props) {
  const [{ locale, path }, values] = await Promise.all([params, searchParams])
  const query = queryText(values)
  const screen = await screenOf(decodeURIComponent(locale), path?.map(decodeURIComponent), query)
  return { screen, query }
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
    case 'page':
      return pageScreenMetadata(screen)
    case 'article':
      return articleMetadata(screen)
    case 'thanks':
      return thanksMetadata(screen)
    case 'login':
      return loginMetadata(screen)
    case 'favourites':
      return favouritesMetadata(screen, query)
    case 'compare':
      return compareMetadata(screen)
    case 'project':
      return projectMetadata(screen, query)
    case 'project-list':
      return projectListMetadata(screen)
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
    case 'page':
      return <PageScreen {...screen} />
    case 'article':
      return <ArticleScreen {...screen} />
    case 'thanks':
      return <ThanksScreen {...screen} query={query} />
    case 'login':
      return <LoginScreen {...screen} />
    case 'favourites':
      return <FavouritesScreen {...screen} query={query} />
    case 'compare':
      return <CompareScreen {...screen} query={query} />
    case 'project':
      return <ProjectScreen {...screen} query={query} />
    case 'project-list':
      return <ProjectListScreen {...screen} query={query} />
    case 'preview':
      return <PreviewScreen {...screen} />
    case 'property':
      return <PropertyScreen id={screen.id} />
    case 'redirect':
      cacheRedirect()
      return permanentRedirect(withQuery(screen.to, query))
    case 'not-found':
      return <NotFoundScreen locale={screen.locale ?? defaultLocale} />
  }
}

/** What a visitor came with goes along, unless the new address has its own. */
function withQuery(to: string, query: string): string {
  const rest = new URLSearchParams(query)
  // The number of a project is part of its new address.
  rest.delete('id')
  const text = rest.toString()
  return text && !/[?#]|^https?:/.test(to) ? `${to}?${text}` : to
}

function queryText(values: Record<string, string | string[] | undefined>): string {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  )
  return new URLSearchParams(entries).toString()
}
