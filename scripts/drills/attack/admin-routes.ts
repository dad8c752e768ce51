import config from '@payload-config'

import type { Route } from './routes'

/** Every door of the admin, read from its configuration, and those that its frameworks may open by themselves. */
export async function adminRoutes(): Promise<Route[]> {
  const { collections, globals, endpoints } = await config
  const ofCollections = collections.flatMap(({ slug }) => [
    ...['GET', 'POST', 'PATCH', 'DELETE'].map((method): [string, string] => [method, `/api/${slug}`]),
    ...['GET', 'PATCH', 'DELETE'].map((method): [string, string] => [method, `/api/${slug}/:id`]),
    ...doors(slug),
  ])
  const ofGlobals = globals.flatMap(({ slug }): [string, string][] => [
    ['GET', `/api/globals/${slug}`],
    ['POST', `/api/globals/${slug}`],
    ['GET', `/api/globals/${slug}/versions`],
    ['GET', `/admin/globals/${slug}`],
  ])
  const own = endpoints.map(({ method, path }): [string, string] => [method.toUpperCase(), `/api${path}`])
  return [...ofCollections, ...ofGlobals, ...own, ...others].map(([method, pattern]) => ({
    ...{ method, pattern, part: 'admin' },
  }))
}

function doors(slug: string): [string, string][] {
  return [
    ['GET', `/api/${slug}/versions/:id`],
    ['POST', `/api/${slug}/versions/:id`],
    ['POST', `/api/${slug}/:id/duplicate`],
    ['GET', `/api/${slug}/count`],
    ['POST', `/api/${slug}/access/:id`],
    ['POST', `/api/${slug}/login`],
    ['POST', `/api/${slug}/forgot-password`],
    ['POST', `/api/${slug}/reset-password`],
    ['POST', `/api/${slug}/first-register`],
    ['POST', `/api/${slug}/verify/:token`],
    ['POST', `/api/${slug}/unlock`],
    ['POST', `/api/${slug}/refresh-token`],
    ['GET', `/api/${slug}/me`],
    ['GET', `/api/${slug}/file/:file`],
    ['GET', `/admin/collections/${slug}/:id`],
  ]
}

const others: [string, string][] = [
  ['GET', '/'],
  ['GET', '/admin'],
  ['GET', '/admin/:screen'],
  ['GET', '/admin/account'],
  ['GET', '/api/access'],
  ['POST', '/api/graphql'],
  ['GET', '/api/graphql'],
  ['GET', '/api/graphql-playground'],
  ['GET', '/api/payload-preferences/:key'],
  ['GET', '/api/payload-jobs/run'],
  ['GET', '/api/og'],
  ['GET', '/_next/image'],
  ['GET', '/_next/data/:build/admin.json'],
  ['GET', '/_next/static/:file'],
  ['GET', '/_next/:file'],
  ['POST', '/_next/:file'],
  ['GET', '/:locale/preview/:screen/'],
  ['GET', '/media/:file'],
  ['GET', '/assets/:file'],
  ['GET', '/:locale/count/'],
]
