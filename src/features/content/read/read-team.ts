import type { Office, Team } from '@/cms/generated/payload-types'

import { type ContentReader, readingAs } from './content-reader'

export interface ReadTeam {
  offices: Office[]
  members: Team[]
}

export async function readTeam(reader: ContentReader): Promise<ReadTeam> {
  const reading = { ...readingAs(reader), draft: false, sort: 'sort', limit: 200, pagination: false } as const
  const [offices, members] = await Promise.all([
    reader.payload.find({ ...reading, collection: 'offices' }),
    reader.payload.find({ ...reading, collection: 'team' }),
  ])
  return { offices: offices.docs, members: members.docs }
}
