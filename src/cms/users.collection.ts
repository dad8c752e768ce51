import type { CollectionConfig } from 'payload'

import { languages, perLanguage } from '@/domain/language'
import { languageList } from '@/domain/language-list'

import { hasRole, isAdmin, isAdminOrSelf, isAdminOrSelfOrWriting, roles } from './access/editors.access'
import { groups } from './groups'
import { refuseWeakPassword } from './hooks/refuse-weak-password'
import { roleWords } from './role-words'
import { words } from './words'

// Nobody promotes themselves.
const adminsField = { create: adminOnly, update: adminOnly, read: adminOrSelfOnly }

function adminOnly({ req }: { req: Parameters<typeof hasRole>[0] }): boolean {
  return hasRole(req, 'admin')
}

function adminOrSelfOnly({
  req,
  doc,
}: {
  req: Parameters<typeof hasRole>[0]
  doc?: { id?: unknown }
}): boolean {
  return hasRole(req, 'admin') || (req.user?.collection === 'users' && req.user.id === doc?.id)
}

/** Editors and agents of the agency. Owners of homes are never here. */
export const users = ({ isSecure }: { isSecure: boolean }): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: words({ nl: 'Gebruiker', fr: 'Utilisateur', en: 'User', de: 'Benutzer' }),
    plural: words({ nl: 'Gebruikers', fr: 'Utilisateurs', en: 'Users', de: 'Benutzer' }),
  },
  // In effect never: a lock would let strangers keep somebody out. features/colleagues limits guesses.
  auth: { maxLoginAttempts: 1_000_000_000, cookies: { sameSite: 'Strict', secure: isSecure } },
  admin: { group: groups.settings, useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  access: {
    create: isAdmin,
    read: isAdminOrSelfOrWriting,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
    admin: ({ req: { user } }) => user?.collection === 'users',
  },
  hooks: { beforeOperation: [refuseWeakPassword] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }),
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      label: words({ nl: 'Rol', fr: 'Rôle', en: 'Role', de: 'Rolle' }),
      options: roles.map((value) => ({ value, label: roleWords[value].name })),
      access: adminsField,
      admin: {
        description: perLanguage((language) => roles.map((role) => roleWords[role].may[language]).join(' ')),
      },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: words({ nl: 'Vertaalt naar', fr: 'Traduit vers', en: 'Translates into', de: 'Übersetzt ins' }),
      options: languages.map((value) => ({ value, label: languageList[value].name })),
      admin: { condition: (data) => data.role === 'translator' },
      access: adminsField,
    },
  ],
})
