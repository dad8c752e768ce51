/** Where everything of a comparison is, the report too. */
export const compareFolder = '.run/compare'

/** One of the two builds that are compared, with everything of its own. */
export interface Side {
  name: 'before' | 'after'
  /** Of its sources. */
  folder: string
  /** Where its services write; its own, so that a demo that runs beside it stays as it is. */
  servicesFolder: string
  site: string
  cms: string
  databaseUrl: string
  /** What its demo is started with. */
  env: Record<string, string>
}

const portNames = [
  'VARNISH_PORT',
  'WEB_PORT',
  'CMS_PORT',
  'SIMULATOR_PORT',
  'SIMULATOR_PICTURES_PORT',
  'SMTP_PORT',
  'MAIL_WEB_PORT',
] as const

export const portsPerSide = portNames.length

/** `databaseUrl` is any address on the server that has the databases of both. */
export function makeSide(
  name: Side['name'],
  folder: string,
  { databaseUrl, ports }: { databaseUrl: string; ports: readonly number[] },
): Side {
  const [varnish, , cms, , , smtp] = ports
  const database = new URL(databaseUrl)
  database.pathname = `/gevel_compare_${name}`
  const servicesFolder = `${folder}/.run/compare-services`
  return {
    name,
    folder,
    servicesFolder,
    site: `http://localhost:${varnish}`,
    cms: `http://localhost:${cms}`,
    databaseUrl: database.href,
    env: {
      ...Object.fromEntries(portNames.map((port, index) => [port, String(ports[index])])),
      POSTGRES_PORT: database.port,
      DATABASE_URL: database.href,
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      GEVEL_RUN_DIR: servicesFolder,
    },
  }
}
