import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { run } from '../../demo/processes'
import { idsOf } from '../site/user-ids'
import { haproxySettings, nodeSettings, ports } from './settings'

/** Three PostgreSQL servers under Patroni with etcd, and one address that follows whichever of them is written to. */
export interface Cluster {
  /** Of the server that is written to now, whichever that is. */
  url: (database: string) => string
  leader: () => Promise<string>
  /** Those that follow the leader, and what Patroni calls their state. */
  members: () => Promise<Member[]>
  /** The machine of a node is gone: Patroni and PostgreSQL at once, with -9. */
  killNode: (name: string) => Promise<void>
  /** The machine is there again; Patroni does the rest. */
  startNode: (name: string) => void
  stop: () => Promise<void>
}

export interface Member {
  name: string
  role: string
  state: string
}

const names = ['node1', 'node2', 'node3']
const etcdUrl = `http://127.0.0.1:${ports.etcd}`

export async function startCluster(folder: string): Promise<Cluster> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [uid, gid] = idsOf('postgres')
  // PostgreSQL refuses to run as root, and wants its folders for itself.
  for (const owned of [folder, ...names.map((name) => `${folder}/${name}`)]) {
    mkdirSync(owned, { recursive: true })
    chownSync(owned, uid, gid)
    chmodSync(owned, 0o750)
  }
  const running = new Map<string, ChildProcess>()
  const start = (name: string, command: string, args: string[]) => {
    const log = openSync(`${folder}/${name}.log`, 'a')
    const child = spawn(command, args, {
      ...{ cwd: '/', uid, gid, detached: true, stdio: ['ignore', log, log] },
      env: {
        NODE_ENV: 'production',
        PATH: `/usr/lib/postgresql/15/bin:${process.env.PATH}`,
        LANG: 'C.UTF-8',
        HOME: folder,
      },
    })
    running.set(name, child)
    return child
  }
  const startNode = (name: string) => void start(name, 'patroni', [`${folder}/${name}.yml`])

  start('etcd', 'etcd', [
    ...['--name', 'etcd', '--data-dir', `${folder}/etcd`],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', `http://127.0.0.1:${ports.etcdPeer}`],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${ports.etcdPeer}`],
    ...['--initial-cluster', `etcd=http://127.0.0.1:${ports.etcdPeer}`],
  ])
  names.forEach((name, index) => {
    writeFileSync(`${folder}/${name}.yml`, nodeSettings(name, index, folder))
    startNode(name)
  })
  writeFileSync(`${folder}/haproxy.cfg`, haproxySettings(names))
  start('haproxy', 'haproxy', ['-f', `${folder}/haproxy.cfg`, '-db'])

  const members = async (): Promise<Member[]> => {
    for (const [index] of names.entries())
      try {
        const answer = await fetch(`http://127.0.0.1:${ports.patroni + index}/cluster`)
        return ((await answer.json()) as { members: Member[] }).members
      } catch {
        // That node is away: another one knows as well.
      }
    return []
  }
  const leader = async () => (await members()).find(({ role }) => role === 'leader')?.name ?? ''

  await until('a leader with two that follow', 90, async () => {
    const all = await members()
    const following = all.filter(({ role, state }) => role !== 'leader' && /running|streaming/.test(state))
    return all.some(({ role, state }) => role === 'leader' && state === 'running') && following.length === 2
  })
  // The same roles as everywhere; PostgreSQL answers there already, so none is started.
  await run('scripts/services.sh', ['up', 'postgres'], {
    GEVEL_RUN_DIR: folder,
    POSTGRES_PORT: String(ports.primary),
  })
  return {
    url: (database) => `postgres://gevel_migrate:gevel@127.0.0.1:${ports.primary}/${database}`,
    leader,
    members,
    startNode,
    async killNode(name) {
      const patroni = running.get(name)
      patroni?.kill('SIGKILL')
      const [postmaster = ''] = readFileSync(`${folder}/${name}/data/postmaster.pid`, 'utf8').split('\n')
      // Its children too: each ends when it finds the postmaster gone, but not at once.
      await run('pkill', ['-9', '-P', postmaster]).catch(() => undefined)
      process.kill(Number(postmaster), 'SIGKILL')
    },
    async stop() {
      for (const name of names) running.get(name)?.kill('SIGTERM')
      await sleep(5000)
      for (const child of running.values()) if (child.pid) killGroup(child.pid)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not in ${seconds} s: ${what}`)
    await sleep(250)
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
