import type { CollectionConfig } from 'payload'

import { notePassword, tellOfPassword } from './letters/tell-of-password'
import { countSignIn, forgiveSignIn, rememberSignIn } from './sign-in/guard-sign-in'
import { passwordEndpoints } from './sign-in/sign-in.endpoint'

/** What the accounts of the admin get beside Payload's own: limits, known devices, links by mail. */
export function colleagueAccounts(users: CollectionConfig): CollectionConfig {
  const { hooks } = users
  return {
    ...users,
    endpoints: [...passwordEndpoints, ...(users.endpoints || [])],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), countSignIn, notePassword],
      beforeLogin: [...(hooks?.beforeLogin ?? []), forgiveSignIn],
      afterLogin: [...(hooks?.afterLogin ?? []), rememberSignIn],
      afterChange: [...(hooks?.afterChange ?? []), tellOfPassword],
    },
  }
}
