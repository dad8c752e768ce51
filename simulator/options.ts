import { z } from 'zod'

import { type Reach, reaches } from './world/world'

const environmentSchema = z.object({
  PLATFORM: z.string().default('omnicasa'),
  SIMULATOR_PORT: z.coerce.number().int().optional(),
  SIMULATOR_PICTURES_PORT: z.coerce.number().int().optional(),
  SIMULATOR_PROPERTIES: z.coerce.number().int().min(0).max(1_000_000).default(240),
  SIMULATOR_PROJECTS: z.coerce.number().int().min(0).max(1000).default(12),
  SIMULATOR_SEED: z.coerce.number().int().default(1),
  SIMULATOR_QUIRKS: z.enum(['on', 'off']).default('on'),
  SIMULATOR_REACH: z.enum(reaches).default('towns'),
  SIMULATOR_DEFAULT_STATUS: z.enum(['active', 'all']).default('active'),
  SIMULATOR_PUBLIC_PICTURES_URL: z.string().optional(),
  SIMULATOR_CUSTOMER: z.string().default('gevel-demo'),
  SIMULATOR_PASSWORD: z.string().default('gevel-demo'),
})

export type SimulatorOptions = {
  /** 0 takes a free port. */
  port: number
  picturesPort: number
  properties: number
  projects: number
  seed: number
  quirks: boolean
  /** `country`: villages, the East Cantons and France too, at invented addresses. */
  reach: Reach
  /** What a list without `Status` answers. */
  defaultStatus: 'active' | 'all'
  /** Address under which browsers reach the picture host; by default its own. */
  publicPicturesUrl: string | undefined
  customerName: string
  customerPassword: string
  /** Dates of the drawn data lie before this moment. */
  now: Date
  /** Stamps changes, leads and visits; tests may stop it. */
  clock: () => Date
  /** Folder for rendered pictures. */
  pictureCache: string
}

export const defaultOptions = {
  port: 0,
  picturesPort: 0,
  properties: 240,
  projects: 12,
  seed: 1,
  quirks: true,
  reach: 'towns',
  defaultStatus: 'active',
  publicPicturesUrl: undefined,
  customerName: 'gevel-demo',
  customerPassword: 'gevel-demo',
  clock: () => new Date(),
  pictureCache: '.run/simulator-pictures',
} satisfies Partial<SimulatorOptions>

export function optionsFrom(given: Partial<SimulatorOptions>): SimulatorOptions {
  return { ...defaultOptions, now: thisHour(), ...given }
}

const firstPorts: Record<string, number> = { omnicasa: 4010, whise: 4020, sweepbright: 4030 }

export function optionsFromEnvironment(environment: NodeJS.ProcessEnv): SimulatorOptions {
  const read = environmentSchema.parse(environment)
  // Each platform has ports of its own, so that all can run beside each other.
  const first = firstPorts[read.PLATFORM] ?? 4010
  return optionsFrom({
    port: read.SIMULATOR_PORT ?? first,
    picturesPort: read.SIMULATOR_PICTURES_PORT ?? first + 1,
    properties: read.SIMULATOR_PROPERTIES,
    projects: read.SIMULATOR_PROJECTS,
    seed: read.SIMULATOR_SEED,
    quirks: read.SIMULATOR_QUIRKS === 'on',
    reach: read.SIMULATOR_REACH,
    defaultStatus: read.SIMULATOR_DEFAULT_STATUS,
    publicPicturesUrl: read.SIMULATOR_PUBLIC_PICTURES_URL,
    customerName: read.SIMULATOR_CUSTOMER,
    customerPassword: read.SIMULATOR_PASSWORD,
  })
}

function thisHour(): Date {
  const hour = 3_600_000
  return new Date(Math.floor(Date.now() / hour) * hour)
}
