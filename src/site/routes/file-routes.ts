import type { Hono } from 'hono'

import { answerEnergyPicture } from '../answers/answer-energy-picture'
import { answerIndexNowKey } from '../answers/answer-index-now-key'
import { answerLlms } from '../answers/answer-llms'
import { answerRobots } from '../answers/answer-robots'
import { answerSitemap, answerSitemapIndex } from '../answers/answer-sitemap'
import { answerTile } from '../answers/answer-tile'
import { answerVideoStill } from '../answers/answer-video-still'
import { answerAsset, answerBrand, answerIcon, answerRegions } from '../files/answer-file'
import { answerMedia } from '../files/answer-media'
import { answerSpeculationRules, speculationRulesPath } from '../speculation-rules'
import { type FileAnswered, queryOf } from './answered'

interface FileRoutes {
  fileLimited: FileAnswered
  /** Empty: search engines are told nothing. */
  indexNowKey: string
  /** Whether assistants may ask. */
  hasAssistants: boolean
}

/** Files without a language: scripts, pictures, and what robots read. */
export function addFileRoutes(app: Hono, { fileLimited, indexNowKey, hasAssistants }: FileRoutes): void {
  app.get('/icon.svg', answerIcon)
  app.get('/robots.txt', () => fileLimited(answerRobots))
  app.get('/llms.txt', () => fileLimited(() => answerLlms({ hasAssistants })))
  app.get(speculationRulesPath, answerSpeculationRules)
  if (indexNowKey) app.get(`/${indexNowKey}.txt`, () => answerIndexNowKey(indexNowKey))
  app.get('/sitemap.xml', () => fileLimited(answerSitemapIndex))
  app.get('/sitemaps/:file', (context) => fileLimited(() => answerSitemap(context.req.param('file'))))
  app.get('/assets/:file', (context) => answerAsset(context.req.param('file')))
  app.get('/brand/:file', (context) => answerBrand(context.req.param('file')))
  app.get('/media/:file', (context) => answerMedia(context.req.param('file'), queryOf(context)))
  app.get('/images/epc/:region/:file', (context) => answerEnergyPicture(context.req.path.slice(1)))
  app.get('/images/youtube/:file', (context) => answerVideoStill(context.req.param('file')))
  app.get('/tiles/:version{[0-9a-f]+}/:z{[0-9]+}/:x{[0-9]+}/:file{[0-9]+\\.mvt}', (context) => {
    const { version, z, x, file } = context.req.param()
    return answerTile({ version, z: Number(z), x: Number(x), y: Number.parseInt(file, 10) })
  })
  app.get('/regions/:file', (context) => answerRegions(context.req.param('file')))
}
