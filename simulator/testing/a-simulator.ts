import type { SimulatorOptions } from '../options'
import { startSimulator } from '../simulator'

export const testNow = new Date('2026-03-16T10:00:00Z')

/** A small simulator at a fixed moment, with calls for tests. */
export async function aSimulator(given: Partial<SimulatorOptions> = {}) {
  const simulator = await startSimulator({
    properties: 120,
    projects: 3,
    now: testNow,
    clock: () => testNow,
    pictureCache: '.run/simulator-pictures-test',
    ...given,
  })
  const credentials = { CustomerName: 'gevel-demo', CustomerPassword: 'gevel-demo' }

  const fetchText = async (operation: string, parameters: Record<string, unknown> = {}) => {
    const json = encodeURIComponent(JSON.stringify({ ...credentials, ...parameters }))
    return fetch(`${simulator.url}/1.12/OmnicasaService.svc/${operation}Json?json=${json}`)
  }

  return {
    ...simulator,
    fetchText,
    /** The parsed body, whatever its shape. */
    body: async (operation: string, parameters?: Record<string, unknown>): Promise<unknown> =>
      (await fetchText(operation, parameters)).json(),
    /** The envelope inside the wrapper. */
    ask: async (operation: string, parameters?: Record<string, unknown>): Promise<Envelope> => {
      const answer = (await (await fetchText(operation, parameters)).json()) as Record<string, unknown>
      return (answer[`${operation}JsonResult`] ?? answer) as Envelope
    },
    control: async (name: string, body: unknown = {}): Promise<Record<string, unknown>> => {
      const response = await fetch(`${simulator.url}/__sim/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return (await response.json()) as Record<string, unknown>
    },
    read: async (name: string): Promise<unknown> => (await fetch(`${simulator.url}/__sim/${name}`)).json(),
  }
}

// Answers of the platform are loose by nature; tests look at single members.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Envelope = { Code: number; Message: string; Success: boolean; Value: any }
