import type { CollectionConfig } from 'payload'

import { languages } from '@/domain/language'

import { hasRole, isAdmin, isAdminOrSelf } from './access/editors.access'
import { groups } from './groups'
import { words } from './words'

// Nobody promotes himself.
const adminsField = { create: adminOnly, update: adminOnly }

function adminOnly({ req }: { req: Parameters<typeof hasRole>[0] }): boolean {
  return hasRole(req, 'admin')
}

const ownNames = { nl: 'Nederlands', fr: 'Français', en: 'English', de: 'Deutsch' }

/** Editors and agents of the agency. Owners of homes are never here. */
export const users = ({ isSecure }: { isSecure: boolean }): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: { nl: 'Gebruiker', fr: 'Utilisateur', en: 'User', de: 'Benutzer' },
    plural: { nl: 'Gebruikers', fr: 'Utilisateurs', en: 'Users', de: 'Benutzer' },
  },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60_000, cookies: { sameSite: 'Strict', secure: isSecure } },
  admin: { group: groups.settings, useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  access: {
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
    admin: ({ req: { user } }) => user?.collection === 'users',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      label: { nl: 'Rol', fr: 'Rôle', en: 'Role', de: 'Rolle' },
      options: [
        {
          value: 'admin',
          label: { nl: 'Beheerder', fr: 'Administrateur', en: 'Administrator', de: 'Administrator' },
        },
        { value: 'editor', label: { nl: 'Redacteur', fr: 'Rédacteur', en: 'Editor', de: 'Redakteur' } },
        { value: 'translator', label: words('Vertaler', 'Traducteur', 'Translator', 'Übersetzer') },
      ],
      access: adminsField,
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: words('Vertaalt naar', 'Traduit vers', 'Translates into', 'Übersetzt ins'),
      options: languages.map((value) => ({ value, label: ownNames[value] })),
      admin: { condition: (data) => data.role === 'translator' },
      access: adminsField,
    },
  ],
})
