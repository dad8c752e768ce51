/** Beside the ports of benches and of the drills' own PostgreSQL. */
export const ports = {
  primary: 54_400,
  postgres: 54_401,
  patroni: 18_401,
  etcd: 12_379,
  etcdPeer: 12_380,
}

const bin = '/usr/lib/postgresql/15/bin'

/** One node of three. JSON is YAML too. */
export function nodeSettings(name: string, index: number, folder: string): string {
  const api = `127.0.0.1:${ports.patroni + index}`
  const server = `127.0.0.1:${ports.postgres + index}`
  return JSON.stringify({
    scope: 'gevel-drill',
    name,
    restapi: { listen: api, connect_address: api },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 5, retry_timeout: 5, maximum_lag_on_failover: 1_048_576 },
        // What is acknowledged stands on two machines.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            ...{ max_connections: 160, shared_buffers: '128MB', max_wal_senders: 10, wal_log_hints: 'on' },
            ...{ jit: 'off', random_page_cost: 1.1 },
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      ...{ listen: server, connect_address: server, data_dir: `${folder}/${name}/data`, bin_dir: bin },
      pgpass: `${folder}/${name}/pgpass`,
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      parameters: { unix_socket_directories: '' },
    },
  })
}

/** pg of Node knows no list of servers: this is the one address, which asks Patroni who is written to. */
export function haproxySettings(names: string[]): string {
  const servers = names.map(
    (name, index) =>
      `  server ${name} 127.0.0.1:${ports.postgres + index} check port ${ports.patroni + index}`,
  )
  return [
    'global',
    '  maxconn 600',
    'defaults',
    '  mode tcp',
    '  timeout connect 4s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 5s',
    'listen primary',
    `  bind 127.0.0.1:${ports.primary}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    // Whoever still talks to one that leads no longer is cut off, and asks again.
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
    '',
  ].join('\n')
}
