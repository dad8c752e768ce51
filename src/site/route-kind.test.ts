import { expect, test } from 'vitest'

import { routeKind } from './route-kind'

test.each([
  { route: '/', kind: 'root' },
  { route: '/assets/:file', kind: 'assets' },
  { route: '/sitemap.xml', kind: 'file' },
  { route: '/:locale{[a-z][a-z]}/map-data/', kind: 'map-data' },
  { route: '/:locale/forms/:form/', kind: 'forms' },
  { route: '/:locale{[a-z][a-z]}/request/:token{[^/]+}/', kind: 'request' },
  { route: '/*', kind: 'screen' },
  { route: '*', kind: 'screen' },
])('$route is counted as $kind', ({ route, kind }) => {
  expect(routeKind(route)).toBe(kind)
})
