import { run } from '../../demo/processes'

const port = '54390'
const settings = {
  GEVEL_RUN_DIR: `${process.cwd()}/.run/drill`,
  POSTGRES_PORT: port,
  POSTGRES_SHARED_BUFFERS: '128MB',
  POSTGRES_DATA: '',
}

/** A PostgreSQL of the drill's own, which it can stop without taking anybody else's away. */
export const privatePostgres = {
  url: (database: string) => `postgres://gevel_migrate:gevel@127.0.0.1:${port}/${database}`,
  start: () => run('scripts/services.sh', ['up', 'postgres'], settings),
  stop: () => run('scripts/services.sh', ['down', 'postgres'], settings),
}
