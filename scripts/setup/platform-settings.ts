import { z } from 'zod'

import { envSchema } from '@/env'

import { meaningOf, settings } from '../env/env-example'

type PlatformName = z.infer<typeof envSchema.shape.PLATFORM>

export interface AskedSetting {
  name: string
  meaning: string
  isSecret: boolean
  /** What is taken when nothing is said; absent: the agency has to say it. */
  usual?: string
}

const ofDemo = /gevel|only-for-development|127\.0\.0\.1|localhost|^9001$/

/** What the connector of a platform is set by, as src/env.ts names it, and where its pictures lie. */
export function platformSettings(platform: PlatformName): AskedSetting[] {
  const prefix = `${platform.toUpperCase()}_`
  return settings
    .filter(([name]) => name.startsWith(prefix) || /^PICTURE_/.test(name))
    .map(([name, field]) => {
      const standard = defaultOf(field)
      const isSecret = field.meta()?.isSecret === true
      const isOwn = field.meta()?.isRequired === true || isSecret || ofDemo.test(standard)
      return { name, meaning: meaningOf(field), isSecret, ...(!isOwn && { usual: standard }) }
    })
}

/** Of whichever platform: another one needs none of it. */
export function isOfPlatform(name: string): boolean {
  const names = envSchema.shape.PLATFORM.unwrap().options
  return name.startsWith('PICTURE_') || names.some((one) => name.startsWith(`${one.toUpperCase()}_`))
}

/** What a process takes when nothing is set: on a site of one's own, that is what the demo has. */
export function defaultOf(field: z.ZodType): string {
  return String(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }).default ?? '')
}
