import { createServer as createHttpServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import next from 'next'
import pino from 'pino'
import { createServer } from 'vite'

import { env } from '@/env'

import { answerError } from './error-page'

/** Site and admin in one process: Vite reloads the site's modules, Next the admin's. */
const log = pino({ name: 'dev', level: env.LOG_LEVEL })
const app = next({ dev: true, port: env.PORT })
const answerAdmin = app.getRequestHandler()
const server = createHttpServer()
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
await app.prepare()

const adminPath = /^\/(admin|api|_next|__nextjs)/

server.on('request', (request, response) => {
  if (adminPath.test(request.url ?? '')) return void answerAdmin(request, response)
  vite.middlewares(request, response, () => {
    void answerSite().then(
      (answer) => answer(request, response),
      // A file that cannot be loaded.
      (error: unknown) => {
        const answer = answerError(vite, error)
        log.error(error)
        return getRequestListener(() => answer)(request, response)
      },
    )
  })
})
server.listen(env.PORT, env.LISTEN_ADDRESS, () => log.info({ port: env.PORT }, 'listening'))

/** As the files are now: a changed module is loaded again with the next page. */
async function answerSite() {
  const [{ createSite }, { answerPreview }] = (await Promise.all([
    vite.ssrLoadModule('/src/site/site-app.ts'),
    vite.ssrLoadModule('/src/site/preview.ts'),
  ])) as [typeof import('@/site/site-app'), typeof import('@/site/preview')]
  const onError = (error: Error) => answerError(vite, error)
  return getRequestListener(createSite({ preview: answerPreview, onError }).fetch)
}
