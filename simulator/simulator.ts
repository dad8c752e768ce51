import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type SimulatorOptions, optionsFrom } from './options'
import { createPictureServer } from './pictures/picture-server'
import { createApiServer } from './protocol/api-server'
import { Simulation } from './simulation'

export type Simulator = {
  /** Base of the API and of `/__sim`, without a slash at the end. */
  url: string
  picturesUrl: string
  simulation: Simulation
  stop: () => Promise<void>
}

/** A pretend data platform on two ports of this machine: the API and its picture host. */
export async function startSimulator(
  given: Partial<SimulatorOptions> = {},
  createServer: (simulation: Simulation) => Server = createApiServer,
): Promise<Simulator> {
  const options = optionsFrom(given)
  // The picture host comes first: rows carry its address.
  const holder: { simulation?: Simulation } = {}
  const pictures = createPictureServer(() => holder.simulation!, options.pictureCache)
  const ownPicturesUrl = await listen(pictures, options.picturesPort)
  const picturesUrl = (options.publicPicturesUrl ?? ownPicturesUrl).replace(/\/$/, '')
  const simulation = new Simulation(options, picturesUrl)
  holder.simulation = simulation
  const api = createServer(simulation)
  const url = await listen(api, options.port)
  return {
    url,
    picturesUrl: ownPicturesUrl,
    simulation,
    stop: async () => void (await Promise.all([close(api), close(pictures)])),
  }
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // Longer than any pause of a busy machine: a connection that is closed while it is asked on fails the question.
    server.keepAliveTimeout = 65_000
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    )
  })
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
