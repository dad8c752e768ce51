/** Beside the ports of benches and of the other drills. */
export const port = 54_410

export function serverSettings(folder: string): string {
  return [
    '',
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    // pgBackRest speaks to a server of its own machine over a socket alone.
    `unix_socket_directories = '${folder}/socket'`,
    'max_connections = 120',
    'shared_buffers = 128MB',
    'random_page_cost = 1.1',
    'jit = off',
    'wal_level = replica',
    'archive_mode = on',
    `archive_command = 'pgbackrest --config=${folder}/pgbackrest.conf --stanza=gevel archive-push %p'`,
    '',
  ].join('\n')
}

export function archiverSettings(folder: string): string {
  return [
    '[global]',
    `repo1-path=${folder}/repo`,
    'repo1-retention-full=2',
    `log-path=${folder}/log`,
    `lock-path=${folder}/lock`,
    `spool-path=${folder}/spool`,
    'compress-type=zst',
    'start-fast=y',
    'process-max=1',
    '',
    '[gevel]',
    `pg1-path=${folder}/data`,
    `pg1-port=${port}`,
    `pg1-socket-path=${folder}/socket`,
    '',
  ].join('\n')
}
