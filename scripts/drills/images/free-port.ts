import { type AddressInfo, createServer } from 'node:net'

/** A port on which nothing listens: the drill can run beside a demo and other drills. */
export async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}
