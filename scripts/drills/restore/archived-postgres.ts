import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { run } from '../../demo/processes'
import { idsOf } from '../site/user-ids'
import { archiverSettings, port, serverSettings } from './settings'

const bin = '/usr/lib/postgresql/15/bin'
const asked = promisify(execFile)

/** How what is written leaves the machine: a part of it each so many seconds, or all of it before it is acknowledged. */
export type Archiving = { seconds: number } | 'received'

/** A PostgreSQL of the drill's own that pgBackRest archives, and that can be destroyed and restored. */
export interface ArchivedPostgres {
  url: (database: string) => string
  ask: (sql: string) => Promise<string>
  archiveBy: (archiving: Archiving) => Promise<void>
  /** By the program that a real site runs. Throws when what is kept cannot all be read. */
  backUp: () => Promise<void>
  /** The last part of what was written that is kept elsewhere. */
  lastArchived: () => string
  /** Server, data and all that it had not archived yet are gone. */
  destroy: () => Promise<void>
  restore: (target?: Date) => Promise<void>
  stop: () => Promise<void>
}

export async function startArchivedPostgres(folder: string): Promise<ArchivedPostgres> {
  rmSync(folder, { recursive: true, force: true })
  const [uid, gid] = idsOf('postgres')
  const data = `${folder}/data`
  for (const made of ['', '/data', '/repo', '/received', '/log', '/lock', '/spool', '/socket']) {
    mkdirSync(folder + made, { recursive: true })
    chownSync(folder + made, uid, gid)
    chmodSync(folder + made, 0o750)
  }
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    PGBACKREST_CONFIG: `${folder}/pgbackrest.conf`,
    PGHOST: `${folder}/socket`,
    PGPORT: String(port),
    HOME: folder,
  }
  const as = { uid, gid, cwd: '/', env }
  const command = (program: string, ...args: string[]) => asked(program, args, as)
  let receiver: ChildProcess | undefined

  const start = () =>
    // A receiver that is not there yet would keep everybody waiting.
    command('pg_ctl', '-D', data, '-l', `${folder}/log/server.log`, '-w', '-t', '60', 'start')
  const ask = async (sql: string) =>
    (await command('psql', '-qAtX', '-U', 'postgres', '-d', 'postgres', '-c', sql)).stdout.trim()
  const until = async (what: string, isSo: () => Promise<boolean>) => {
    for (let n = 0; !(await isSo().catch(() => false)); n++) {
      if (n > 600) throw new Error(`Not in time: ${what}`)
      await sleep(100)
    }
  }

  writeFileSync(`${folder}/pgbackrest.conf`, archiverSettings(folder))
  await command('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  writeFileSync(`${data}/postgresql.conf`, serverSettings(folder), { flag: 'a' })
  await start()
  await command('pgbackrest', '--stanza=gevel', 'stanza-create')
  // The same roles as everywhere; PostgreSQL answers there already, so none is started.
  await run('scripts/services.sh', ['up', 'postgres'], { GEVEL_RUN_DIR: folder, POSTGRES_PORT: String(port) })

  const endReceiver = () => {
    receiver?.kill('SIGKILL')
    receiver = undefined
  }
  return {
    url: (database) => `postgres://gevel_migrate:gevel@127.0.0.1:${port}/${database}`,
    ask,
    async archiveBy(archiving) {
      const seconds = archiving === 'received' ? 60 : archiving.seconds
      await ask(`alter system set archive_timeout = ${seconds}`)
      if (archiving === 'received') {
        const receive = ['-h', `${folder}/socket`, '-p', String(port), '-U', 'postgres', '-S', 'walkeeper']
        await command('pg_receivewal', ...receive, '--create-slot', '--if-not-exists')
        receiver = spawn(
          'pg_receivewal',
          [...receive, '-D', `${folder}/received`, '--synchronous', '--no-loop'],
          {
            ...as,
            env: { ...env, PGAPPNAME: 'walkeeper' },
            stdio: ['ignore', 'ignore', openSync(`${folder}/log/receiver.log`, 'a')],
          },
        )
        await until(
          'the receiver listens',
          async () =>
            (await ask(`select state from pg_stat_replication where application_name = 'walkeeper'`)) ===
            'streaming',
        )
        await ask(`alter system set synchronous_standby_names = 'walkeeper'`)
      }
      await ask('select pg_reload_conf()')
    },
    backUp: () => run('deploy/backup/point-in-time.sh', ['gevel', 'full'], env as Record<string, string>),
    lastArchived() {
      const names = globSync(`${folder}/repo/archive/gevel/15-1/*/*`).map((file) =>
        path.basename(file).slice(0, 24),
      )
      return (
        names
          .filter((name) => /^[0-9A-F]{24}$/.test(name))
          .toSorted()
          .at(-1) ?? ''
      )
    },
    async destroy() {
      const [postmaster = ''] = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')
      // Its children end when they find it gone, but not at once.
      await command('pkill', '-9', '-P', postmaster).catch(() => undefined)
      process.kill(Number(postmaster), 'SIGKILL')
      await until('PostgreSQL has ended', () =>
        command('pgrep', '-P', postmaster).then(
          () => false,
          () => true,
        ),
      )
      rmSync(data, { recursive: true })
      endReceiver()
    },
    async restore(target) {
      mkdirSync(data)
      chownSync(data, uid, gid)
      chmodSync(data, 0o700)
      const found = `pgbackrest --config=${folder}/pgbackrest.conf --stanza=gevel archive-get %f "%p"`
      const received = `${folder}/received`
      await command(
        'pgbackrest',
        '--stanza=gevel',
        // What was received and not archived comes from there.
        `--recovery-option=restore_command=${found} || cp ${received}/%f "%p" || cp ${received}/%f.partial "%p"`,
        ...(target
          ? [
              '--type=time',
              `--target=${target.toISOString().replace('T', ' ').replace('Z', '+00')}`,
              '--target-action=promote',
            ]
          : ['--type=default']),
        'restore',
      )
      // Nobody receives yet: whoever writes would wait for them.
      writeFileSync(`${data}/postgresql.auto.conf`, "synchronous_standby_names = ''\n", { flag: 'a' })
      await start()
      // `pg_ctl` comes back before that.
      await until('recovered', async () => (await ask('select pg_is_in_recovery()')) === 'f')
      rmSync(received, { recursive: true })
      mkdirSync(received)
      chownSync(received, uid, gid)
    },
    async stop() {
      endReceiver()
      await command('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
