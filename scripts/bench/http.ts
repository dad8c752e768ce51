import { execFile, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'

import { syncListings } from '@/features/sync/sync-listings'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'

import { startSimulator } from '../../simulator/simulator'
import { progress, rounded, table } from '../console'
import { run, waitFor } from '../demo/processes'
import { benchDatabase, benchPorts, startVarnish, startWeb, stopStack, varnishUrl, webUrl } from './stack'
import { demand, isFull, median, option } from './statistics'

/**
 * One list page from the web process, through Varnish, through a Varnish without a line of ours, and the same bytes as
 * an nginx file; alternating, so that noise hits all alike.
 */
const rounds = option('rounds', isFull ? 5 : 2)
const seconds = option('seconds', isFull ? 10 : 3)
const page = '/nl/te-koop/'
const folder = `${process.cwd()}/.run/bench/nginx`

await run('scripts/services.sh', ['install', 'bench'])
const simulator = await startSimulator({ properties: 240, reach: 'country' })
const { db, url } = await benchDatabase('gevel_bench_http')
const platform = omnicasa({
  url: `${simulator.url}/1.12/OmnicasaService.svc`,
  customer: 'gevel-demo',
  password: 'gevel-demo',
})
await syncListings({ db, platform }, 'full')
await simulator.stop()
await db.$client.end()
const web = await startWeb(url)
await startVarnish()
const nginx = await startNginx()
const bare = await startBareVarnish()

const targets = {
  web: webUrl + page,
  varnish: varnishUrl + page,
  'varnish, bare': `http://127.0.0.1:${benchPorts.bareVarnish}${page}`,
  nginx: `http://127.0.0.1:${benchPorts.nginx}/page.html`,
}
const results: Record<keyof typeof targets, number[]> = {
  web: [],
  varnish: [],
  'varnish, bare': [],
  nginx: [],
}
for (let round = 0; round < rounds; round++) {
  for (const target of Object.keys(targets) as (keyof typeof targets)[]) {
    results[target].push(await requestsPerSecond(targets[target]))
  }
  progress('rounds', round + 1, rounds)
}

web.kill('SIGKILL')
const afterKill = await statusesWithoutWeb()
nginx.kill()
bare.kill()
await stopStack()

const ratio = median(results.varnish) / median(results.nginx)
table(
  Object.entries(results).map(([server, values]) => ({
    server,
    'requests/s': Math.round(median(values)),
    'of nginx': rounded(median(values) / median(results.nginx), 3),
  })),
)
table([
  {
    'web process killed, cached pages asked': afterKill.length,
    'answered 200': afterKill.filter((s) => s === 200).length,
  },
])
// A few seconds on a busy machine say little: the small run only finds what is badly wrong.
const leastRatio = isFull ? 0.5 : 0.15
demand(`Varnish at least ${leastRatio} of nginx`, ratio >= leastRatio)
demand(
  'every cached page answers 200 without the web process',
  afterKill.every((status) => status === 200),
)
process.exit()

async function requestsPerSecond(target: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t2',
    '-c64',
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip, deflate, br, zstd',
    target,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(`${target}: ${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** The file is what Varnish sends, byte for byte, compressed beforehand as nginx can serve it. */
async function startNginx() {
  mkdirSync(folder, { recursive: true })
  const { stdout: compressed } = await promisify(execFile)(
    'curl',
    ['-sf', '-H', 'Accept-Encoding: gzip', varnishUrl + page],
    { encoding: 'buffer', maxBuffer: 50_000_000 },
  )
  writeFileSync(`${folder}/page.html.gz`, compressed)
  writeFileSync(`${folder}/page.html`, gunzipSync(compressed))
  writeFileSync(
    `${folder}/nginx.conf`,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
       types { text/html html; } gzip_static on;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${benchPorts.nginx}; root ${folder}; } }`,
  )
  const child = spawn('nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'ignore' })
  await waitFor(`http://127.0.0.1:${benchPorts.nginx}/page.html`)
  return child
}

/** What Varnish itself can do here, with nothing to decide. */
async function startBareVarnish() {
  writeFileSync(
    `${folder}/bare.vcl`,
    `vcl 4.1; backend web { .host = "127.0.0.1"; .port = "${benchPorts.web}"; }
     sub vcl_recv { return (hash); }
     sub vcl_backend_response { set beresp.ttl = 1h; set beresp.do_gzip = true; }`,
  )
  const address = `127.0.0.1:${benchPorts.bareVarnish}`
  const child = spawn('varnishd', ['-F', '-n', `${folder}/bare`, '-a', address, '-f', `${folder}/bare.vcl`], {
    stdio: 'ignore',
  })
  await waitFor(`http://${address}${page}`)
  return child
}

/** For five seconds: while the probe still believes in the site, and after. */
async function statusesWithoutWeb(): Promise<number[]> {
  const statuses: number[] = []
  for (let asked = 0; asked < 25; asked++) {
    statuses.push((await fetch(varnishUrl + page)).status)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return statuses
}
