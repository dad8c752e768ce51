import type { PayloadRequest, RelationshipField } from 'payload'

import { knownLocale } from '@/i18n/locales'

import { hasRole, leadRoles } from '../access/editors.access'
import { words } from '../words'

type Words = ReturnType<typeof words>

/** Accounts are the administrators' affair: nobody else sees or changes who is linked. */
const administrators = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin')

const withoutLeads = words({
  nl: 'Deze gebruiker leest geen aanvragen: kies een beheerder, een redacteur of een makelaar.',
  fr: 'Cet utilisateur ne lit pas les demandes : choisissez un administrateur, un rédacteur ou un agent.',
  en: 'This user reads no requests: choose an administrator, an editor or an agent.',
  de: 'Dieser Benutzer liest keine Anfragen: Wählen Sie einen Administrator, einen Redakteur oder einen Makler.',
})

interface Saving {
  id?: number | string
  req: PayloadRequest
  event?: 'onChange' | 'submit'
}

/** An account that leads go to; one that may not read leads cannot be chosen. */
export function leadUser({
  refuse,
  ...given
}: {
  name: string
  label: Words
  description: Words
  unique?: boolean
  /** Why this account cannot be chosen; `true` when it can. */
  refuse?: (value: number, saving: Saving) => Promise<string | true>
}): RelationshipField {
  const { name, label, description, unique = false } = given
  return {
    name,
    type: 'relationship',
    relationTo: 'users',
    label,
    unique,
    filterOptions: { role: { in: [...leadRoles] } },
    access: { create: administrators, update: administrators, read: administrators },
    admin: { description, allowCreate: false, allowEdit: false },
    hooks: { beforeDuplicate: [() => null] },
    // Payload's own check asks as whoever saves, and an editor may not read accounts.
    validate: async (value: unknown, options: Saving) => {
      if (value === null || value === undefined || options.event === 'onChange') return true
      const { req } = options
      const user = await req.payload.findByID({
        collection: 'users',
        id: Number(value),
        depth: 0,
        disableErrors: true,
        req: { transactionID: req.transactionID },
      })
      const mayRead = leadRoles.some((role) => role === user?.role)
      if (!mayRead) return withoutLeads[knownLocale(req.i18n.language)]
      return refuse ? refuse(Number(value), options) : true
    },
  } as RelationshipField
}
