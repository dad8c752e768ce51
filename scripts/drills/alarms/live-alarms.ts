import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { waitFor } from '../../demo/processes'
import { type AlarmCase, calm, jobs, type Series, seriesOf } from './alarm-cases'

const patienceMs = 60_000

export interface LiveAlarms {
  /** Seconds until Alertmanager notified us, or `null` when it never did. */
  fire: (given: AlarmCase) => Promise<number | null>
  /** Alarms that came while the site was well. */
  falseAlarms: () => string[]
  stop: () => Promise<void>
}

/** A real Prometheus and Alertmanager with our rules in seconds instead of minutes, reading a site that we play. */
export async function startLiveAlarms(folder: string): Promise<LiveAlarms> {
  let series: Series[] = calm
  let down: string | undefined
  let heard: string[] = []
  const startedAt = performance.now()

  const site = await serve((request, answer) => {
    const job = request.url?.slice(1) ?? ''
    if (job === down) return answer(503, '')
    const seconds = (performance.now() - startedAt) / 1000
    const lines = series.filter((one) => one.job === job)
    answer(
      200,
      lines.map(({ name, start, perSecond = 0 }) => `${name} ${start + perSecond * seconds}\n`).join(''),
    )
  })
  const receiver = await serve((request, answer) => {
    void textOf(request).then((text) => {
      const { alerts } = JSON.parse(text) as { alerts: { status: string; labels: { alertname: string } }[] }
      heard.push(...alerts.filter(({ status }) => status === 'firing').map(({ labels }) => labels.alertname))
      answer(200, '')
    })
  })
  const [alertPort, peerPort, promPort] = await freePorts(3)
  writeFileSync(`${folder}/alertmanager.yml`, JSON.stringify(alertmanagerSettings(portOf(receiver))))
  writeFileSync(`${folder}/prometheus.yml`, JSON.stringify(prometheusSettings(portOf(site), alertPort ?? 0)))
  writeFileSync(`${folder}/alarms.yml`, inSeconds(readFileSync('deploy/prometheus/alarms.yml', 'utf8')))
  const programs = [
    start(folder, 'prometheus-alertmanager', [
      `--config.file=${folder}/alertmanager.yml`,
      `--storage.path=${folder}/alerts`,
      `--web.listen-address=127.0.0.1:${alertPort}`,
      `--cluster.listen-address=127.0.0.1:${peerPort}`,
    ]),
    start(folder, 'prometheus', [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/series`,
      `--web.listen-address=127.0.0.1:${promPort}`,
    ]),
  ]
  const falseAlarms: string[] = []
  const play = (next: Series[], nextDown?: string) => {
    series = next
    down = nextDown
    heard = []
  }
  await waitFor(`http://127.0.0.1:${alertPort}/-/ready`)
  await waitFor(`http://127.0.0.1:${promPort}/-/ready`)
  // Longer than any window: what was absent before the first scrape is forgotten.
  await sleep(20_000)
  play(calm)
  await sleep(10_000)
  falseAlarms.push(...heard)

  return {
    falseAlarms: () => falseAlarms,
    async fire(given) {
      play(seriesOf(given), typeof given.trouble === 'string' ? given.trouble : undefined)
      const beganAt = performance.now()
      while (!heard.includes(given.alarm)) {
        if (performance.now() - beganAt > patienceMs) return null
        await sleep(200)
      }
      const seconds = (performance.now() - beganAt) / 1000
      play(calm)
      return seconds
    },
    async stop() {
      for (const program of programs) program.kill('SIGKILL')
      for (const server of [site, receiver]) server.close().closeAllConnections()
      await sleep(200)
    },
  }
}

/** The same rules, quicker: minutes of patience and of looking back become seconds. */
function inSeconds(rules: string): string {
  return rules
    .replaceAll(/for: \d+m/g, 'for: 1s')
    .replaceAll(/\[\d+m\]/g, '[8s]')
    .replaceAll(/offset \d+[mh]/g, 'offset 8s')
}

function prometheusSettings(sitePort: number, alertPort: number): object {
  const static_configs = [{ targets: [`127.0.0.1:${sitePort}`] }]
  return {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['alarms.yml'],
    alerting: { alertmanagers: [{ static_configs: [{ targets: [`127.0.0.1:${alertPort}`] }] }] },
    scrape_configs: jobs.map((job) => ({ job_name: job, metrics_path: `/${job}`, static_configs })),
  }
}

function alertmanagerSettings(receiverPort: number): object {
  const url = `http://127.0.0.1:${receiverPort}/`
  return {
    route: { receiver: 'drill', group_by: ['alertname'], group_wait: '0s', group_interval: '1s' },
    receivers: [{ name: 'drill', webhook_configs: [{ url, send_resolved: false }] }],
  }
}

function start(folder: string, program: string, values: string[]): ChildProcess {
  const log = openSync(`${folder}/${program}.log`, 'w')
  const child = spawn(program, values, { stdio: ['ignore', log, log] })
  // A drill that fails half-way leaves nothing behind.
  process.on('exit', () => child.kill('SIGKILL'))
  return child
}

type Handle = (request: IncomingMessage, answer: (status: number, text: string) => void) => void

async function serve(handle: Handle): Promise<Server> {
  const server = createServer((request, response) =>
    handle(request, (status, text) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => serve(() => undefined)))
  const ports = servers.map(portOf)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
