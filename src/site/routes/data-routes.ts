import type { Hono } from 'hono'

import { listSheets } from '@/features/listings/map/drawing/render-list-map'
import { isLocale, type Locale } from '@/i18n/locales'

import { answerCardPictures } from '../answers/answer-card-pictures'
import { answerChallenge } from '../answers/answer-challenge'
import { answerFeed } from '../answers/answer-feed'
import { answerCount, answerPlaces, answerRegionTree } from '../answers/answer-filters'
import { answerFoundHomes } from '../answers/answer-found-homes'
import { answerHomeMap } from '../answers/answer-home-map'
import { answerKeptHomes } from '../answers/answer-kept-homes'
import { answerListDrawing, answerMapData, answerMapPlaces } from '../answers/answer-map'
import { answerQuickSearch } from '../answers/answer-quick-search'
import { answerSharePicture, answerSiteSharePicture } from '../answers/answer-share-picture'
import { withReads } from '../data/per-request'
import { type FileAnswered, queryOf } from './answered'

const answers: Record<string, (locale: Locale, query: URLSearchParams) => Response | Promise<Response>> = {
  count: answerCount,
  places: answerPlaces,
  'region-tree': answerRegionTree,
  'quick-search': answerQuickSearch,
  'found-homes': answerFoundHomes,
  'kept-homes': answerKeptHomes,
  'card-pictures': answerCardPictures,
  'map-data': answerMapData,
  'map/places': answerMapPlaces,
  'forms/challenge': answerChallenge,
}

/** What the scripts of a page ask for, and files in a language: the feed, drawn maps, and pictures to share. */
export function addDataRoutes(app: Hono, { fileLimited }: { fileLimited: FileAnswered }): void {
  for (const [path, answer] of Object.entries(answers))
    app.get(`/:locale{[a-z][a-z]}/${path}/`, (context) => {
      const locale = context.req.param('locale') ?? ''
      if (!isLocale(locale)) return new Response(null, { status: 404 })
      return fileLimited(() => answer(locale, queryOf(context)))
    })
  app.get('/:locale{[a-z][a-z]}/share-picture/:file', (context) => {
    const { locale, file } = context.req.param()
    if (isLocale(locale) && file === 'site.jpg') return withReads(() => answerSiteSharePicture(locale))
    const [, id] = /^([1-9]\d{0,9})\.jpg$/.exec(file) ?? []
    if (!isLocale(locale) || !id || Number(id) > 2_147_483_647) return new Response(null, { status: 404 })
    return withReads(() => answerSharePicture(locale, Number(id)))
  })
  app.get('/maps/:locale{[a-z][a-z]}/:file', (context) => {
    const { locale, file } = context.req.param()
    const sheet = listSheets.find((name) => file === `${name}.svg`)
    if (isLocale(locale) && sheet) return withReads(() => answerListDrawing(locale, queryOf(context), sheet))
    const [, id] = /^([1-9]\d{0,9})-[\w-]{16}\.svg$/.exec(file) ?? []
    if (!isLocale(locale) || !id || Number(id) > 2_147_483_647) return new Response(null, { status: 404 })
    return withReads(() => answerHomeMap(locale, Number(id), context.req.path))
  })
  app.get('/:locale{[a-z][a-z]}/rss.xml', (context) => {
    const locale = context.req.param('locale')
    if (!isLocale(locale)) return new Response(null, { status: 404 })
    return fileLimited(() => answerFeed(locale))
  })
}
