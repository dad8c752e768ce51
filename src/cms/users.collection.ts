import type { CollectionConfig } from 'payload'

import { isAdmin, isAdminOrSelf } from './access/editors.access'

/** Editors and agents of the agency. Owners of homes are never here. */
export const users = ({ isSecure }: { isSecure: boolean }): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: { nl: 'Gebruiker', fr: 'Utilisateur', en: 'User', de: 'Benutzer' },
    plural: { nl: 'Gebruikers', fr: 'Utilisateurs', en: 'Users', de: 'Benutzer' },
  },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60_000, cookies: { sameSite: 'Strict', secure: isSecure } },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
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
      ],
      // Nobody promotes himself.
      access: {
        create: ({ req: { user } }) => user?.collection === 'users' && user.role === 'admin',
        update: ({ req: { user } }) => user?.collection === 'users' && user.role === 'admin',
      },
    },
  ],
})
