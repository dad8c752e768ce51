import { z } from 'zod'

import { envSchema } from '@/env'

const head = `# Every setting of web, cms and worker, made from src/env.ts by \`npm run generate\`: change it there.
# \`npm run setup\` asks for what an agency has to know and writes .env. Elsewhere: give the variables to each process.
# A wrong value stops it at its start.
# A line without "#" must be filled in on a site that is not on localhost. \`npm run demo\` needs none of them.
`

/** What each part of the system is set by. */
const schemas: readonly z.ZodObject[] = [envSchema]

export const settings: readonly [name: string, field: z.ZodType][] = schemas.flatMap(({ shape }) =>
  Object.entries(shape).map(([name, field]): [string, z.ZodType] => [name, field as z.ZodType]),
)

/** The text of `.env.example`; secrets are named without their values. */
export function envExample(): string {
  return [head, ...settings.map(([name, field]) => entryOf(name, field))].join('\n')
}

export function meaningOf(field: z.ZodType): string {
  return field.meta()?.description ?? ''
}

function entryOf(name: string, field: z.ZodType): string {
  const meta = field.meta()
  const isRequired = meta?.isRequired === true
  const shape = z.toJSONSchema(field, { io: 'input' })
  const choices = shape.enum?.length ? [`# One of: ${shape.enum.join(', ')}.`] : []
  const neededBy = typeof meta?.neededBy === 'string' ? meta.neededBy : null
  const needed = neededBy ? [`# Must be filled in with PLATFORM=${neededBy}.`] : []
  const value = isRequired || neededBy || meta?.isSecret === true ? '' : String(shape.default)
  const line = `${isRequired ? '' : '# '}${name}=${value}`
  return [`# ${meaningOf(field)}`, ...needed, ...choices, line, ''].join('\n')
}
