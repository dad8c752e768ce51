import { randomBytes } from 'node:crypto'

import type { Endpoint } from 'payload'
import { z } from 'zod'

import { hasRole, roles } from '@/cms/access/editors.access'
import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { languages } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { accessPath, inviteColleaguePath, inviteScreen } from '../colleague-paths'
import { queueColleagueLetter } from '../letters/queue-colleague-letter'

const invitation = z
  .object({
    name: z.string().trim().min(1).max(120),
    email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
    role: z.enum(roles),
    languages: z.array(z.enum(languages)),
  })
  .refine(({ role, languages: into }) => role !== 'translator' || into.length > 0)

/** Makes the account with a password that nobody knows, and writes to its owner. */
export const inviteEndpoint: Endpoint = {
  path: inviteColleaguePath,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) return new Response(null, { status: 403 })
    const form = await Promise.resolve(req.formData?.()).catch(() => undefined)
    const asked = invitation.safeParse({
      ...Object.fromEntries(form ?? []),
      languages: form?.getAll('languages') ?? [],
    })
    if (!asked.success) return backToBoard(req, inviteScreen, 'incomplete')
    const { name, email, role, languages: into } = asked.data
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { email: { equals: email } },
    })
    if (totalDocs > 0) return backToBoard(req, inviteScreen, 'known')
    const { id } = await req.payload.create({
      collection: 'users',
      data: {
        ...{ name, email, role, languages: role === 'translator' ? into : [] },
        password: randomBytes(24).toString('base64url'),
      },
      disableVerificationEmail: true,
    })
    await queueColleagueLetter(database(), {
      kind: 'invitation',
      email,
      language: knownLocale(req.i18n.language),
    })
    return backToBoard(req, accessPath(id), 'invited')
  },
}
