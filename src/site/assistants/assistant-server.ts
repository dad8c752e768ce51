import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js'
import pino from 'pino'
import { z } from 'zod'

import { env } from '@/env'
import { languageInput, searchInput } from '@/features/listings/assistants/search-input'
import type { Described } from '@/features/listings/assistants/described'
import type { Locale } from '@/i18n/locales'
import { defaultLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { getTypes } from '../data/landings'
import { getLanguages, getSite } from '../data/site'
import { findAgency, findHome, searchHomes } from './tools'

const log = pino({ name: 'assistants', level: env.LOG_LEVEL })

/** Made once: it is the costly part of a server, and has nothing of a request. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

const version = '1.0.0'
/** Nothing here changes anything, and nothing is asked of other hosts. */
const annotations = { readOnlyHint: true, openWorldHint: false }

/** Answers one message. A server is made for each and then forgotten: there is no session that a copy would have to keep. */
export async function askServer(request: Request, message: unknown): Promise<Response> {
  const server = await makeServer()
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

async function makeServer(): Promise<McpServer> {
  const [{ agency }, { used: languages, standard }, types] = await Promise.all([
    getSite(defaultLocale),
    getLanguages(),
    getTypes(),
  ])
  const offered = { types, languages, standard }
  const language = languageInput(offered)
  const server = new McpServer(
    { name: agency.name || 'Gevel', version },
    {
      jsonSchemaValidator,
      instructions: `Homes for sale and to rent of the real-estate agency ${agency.name}, and its offices and people, as its website shows them now. Answer visitors in their own language, and give them the links.`,
    },
  )
  server.registerTool(
    'search_homes',
    {
      title: 'Search homes',
      description: 'The homes of the agency that fit, as its list shows them, with links to their pages.',
      inputSchema: searchInput(offered),
      annotations,
    },
    (input) => answered(input.language, () => searchHomes(input, offered)),
  )
  server.registerTool(
    'get_home',
    {
      title: 'One home',
      description: 'All that the page of a home says, by the number that a search gave.',
      inputSchema: z.strictObject({ language, id: z.number().int().positive().max(2_147_483_647) }),
      annotations,
    },
    ({ id, language: locale }) => answered(locale, () => findHome(id, locale)),
  )
  server.registerTool(
    'get_agency',
    {
      title: 'The agency',
      description: 'The offices and people of the agency, and how they are reached.',
      inputSchema: z.strictObject({ language }),
      annotations,
    },
    ({ language: locale }) => answered(locale, () => findAgency(locale)),
  )
  return server
}

/** The library would send on what an error says, which may name what is ours alone. */
async function answered(locale: Locale, ask: () => Promise<Described | string>): Promise<CallToolResult> {
  try {
    const found = await ask()
    if (typeof found === 'string') return { content: [{ type: 'text', text: found }], isError: true }
    return { content: [{ type: 'text', text: found.text }], structuredContent: found.data }
  } catch (error) {
    log.error({ err: error }, 'an assistant was not answered')
    return { content: [{ type: 'text', text: translator(locale)('error.api') }], isError: true }
  }
}
