import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from '@playwright/test'

import { test } from './test'

interface Found {
  id: number
  title: string
  price: string
  url: string
}

test('an assistant finds homes through the cache, and its visitor reads the same on their page', async ({
  page,
  request,
  baseURL,
}) => {
  const named = /\((\S+\/mcp\/)\)/.exec(await (await request.get('/llms.txt')).text())
  const endpoint = new URL(new URL(named?.[1] ?? '').pathname, baseURL)
  const client = new Client({ name: 'an assistant', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(endpoint))
  const search = { language: 'fr', deal: 'sale', city: ['Gent'], 'price-min': 100_000 }
  const { structuredContent: list } = await client.callTool({ name: 'search_homes', arguments: search })
  const { homes, url } = list as { homes: Found[]; url: string }
  expect(homes.length).toBeGreaterThan(0)
  const asked = { language: 'fr', id: homes[0]?.id }
  const { structuredContent: home } = await client.callTool({ name: 'get_home', arguments: asked })
  await client.close()

  const { pathname, search: query } = new URL(url)
  await page.goto(pathname + query)
  const found = page.getByRole('region', { name: 'Biens trouvés' })
  await expect(found.locator(`a[href="${new URL(homes[0]?.url ?? '').pathname}"]`).first()).toBeVisible()
  await page.goto(new URL((home as unknown as Found).url).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((home as unknown as Found).title)
})
