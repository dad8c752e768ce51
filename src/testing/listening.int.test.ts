import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, expect, test } from 'vitest'

import { env } from '@/env'

import { aSimulator } from '../../simulator/testing/a-simulator'
import { addressesListenedOn, isLoopback } from './listening'

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** On a port that the machine chooses. */
async function listeningOn(address?: string): Promise<string[]> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  return addressesListenedOn((server.address() as AddressInfo).port)
}

test.each([
  ['127.0.0.1', true],
  ['0.0.0.0', false],
  [undefined, false],
])('a server on %s is known', async (address, isOwn) => {
  const found = await listeningOn(address)
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(isLoopback)).toBe(isOwn)
})

test('the simulator and the database of tests are for this machine alone', async () => {
  const simulator = await aSimulator({ now: new Date() })
  const { url, picturesUrl } = simulator
  for (const address of [url, picturesUrl, env.DATABASE_URL]) {
    const found = addressesListenedOn(Number(new URL(address).port))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => !isLoopback(one))).toEqual([])
  }
  await simulator.stop()
})

test('a process that nobody told where to listen listens for this machine alone', () => {
  expect(env.LISTEN_ADDRESS).toBe('127.0.0.1')
})
