import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { connect, type TLSSocket } from 'node:tls'

export interface TlsAnswer {
  status: number
  location: string
  body: string
}

export interface TestCaddy {
  /** As a browser that trusts Caddy's own authority and nobody else. */
  ask(host: string, path: string, headers?: Record<string, string>, method?: string): Promise<TlsAnswer>
  /** Sends these very bytes, all of a request or its beginning; the socket stays open. */
  open(host: string, bytes: string): Promise<TLSSocket>
  stop(): void
}

/** A real Caddy with our own configuration, and certificates of its own: no public name leads here. */
export async function startCaddy(
  variables: Record<'SITE_HOST' | 'BARE_HOST' | 'ADMIN_HOST' | 'CACHE' | 'ADMIN', string>,
  ports: { http: number; https: number; forms: number },
  more: Record<string, string> = {},
): Promise<TestCaddy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gevel-caddy-'))
  const options = `{
	local_certs
	skip_install_trust
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
	storage file_system ${folder}
`
  const own = readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, options)
  writeFileSync(`${folder}/Caddyfile`, own)
  const caddy = spawn(
    '/usr/bin/caddy',
    ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'],
    {
      env: { NODE_ENV: 'test', HOME: folder, FORMS_PORT: String(ports.forms), ...variables, ...more },
      stdio: 'ignore',
    },
  )
  const root = `${folder}/pki/authorities/local/root.crt`
  const ask: TestCaddy['ask'] = (host, address, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port: ports.https, servername: host, path: address, agent: false }
      const sent = request(
        { ...target, method, headers: { ...headers, Host: host }, ca: readFileSync(root) },
        (answer) => {
          const location = answer.headers.location ?? ''
          text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, location, body }), reject)
        },
      )
      sent.on('error', reject)
      sent.end()
    })
  await certified(() => ask(variables.SITE_HOST, '/'), root)
  const open: TestCaddy['open'] = (host, bytes) =>
    new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port: ports.https, servername: host, ca: readFileSync(root) }
      const socket = connect({ ...to, ALPNProtocols: ['http/1.1'] }, () => {
        socket.write(bytes, 'latin1')
        resolve(socket)
      })
      socket.on('error', reject)
    })
  return {
    ask,
    open,
    stop: () => {
      caddy.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function certified(ask: () => Promise<unknown>, root: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere =
      existsSync(root) &&
      (await ask().then(
        () => true,
        () => false,
      ))
    if (isThere) return
    await setTimeout(100)
  }
  throw new Error('Caddy does not answer over TLS')
}
