import { picturePort, port, startOwnSite } from './own-site'

const ownPort = Number(port('WEB_PORT', 3000)) + 9

/** As on a real site, where pictures and tiles of the map come from hosts that have other names. */
export const hosts = {
  site: `http://localhost:${ownPort}`,
  pictures: `http://pictures.test:${picturePort}`,
  tiles: 'http://tiles.test',
}

/** Pictures are those of the demo; nobody else is there. */
export const resolverRules = 'MAP pictures.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost'

/** The demo's site once more, whose pictures and map come from hosts of other names. */
export async function withOtherHosts(work: () => Promise<void>): Promise<void> {
  const stop = await startOwnSite({
    ownPort,
    settings: {
      SITE_URL: hosts.site,
      PICTURE_CDN_ORIGIN: hosts.pictures,
      MAP_STYLE_URL: `${hosts.tiles}/style.json`,
    },
    logFile: '.run/web-of-other-hosts.log',
  })
  try {
    await work()
  } finally {
    stop()
  }
}
