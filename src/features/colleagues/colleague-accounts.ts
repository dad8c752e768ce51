import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'

import { requestTransaction } from '@/cms/hooks/request-transaction'
import type { Queryable } from '@/database/query'

import { askSecondStep } from './factor/ask-second-step'
import { removeFactor } from './factor/factor-store'
import { notePassword, tellOfPassword } from './letters/tell-of-password'
import { countSignIn, forgiveSignIn, rememberSignIn } from './sign-in/guard-sign-in'
import { passwordEndpoints } from './sign-in/sign-in.endpoint'

/** What the accounts of the admin get beside Payload's own: limits, known devices, links by mail, a second step. */
export function colleagueAccounts(users: CollectionConfig): CollectionConfig {
  const { hooks } = users
  return {
    ...users,
    endpoints: [...passwordEndpoints, ...(users.endpoints || [])],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), countSignIn, notePassword],
      beforeLogin: [...(hooks?.beforeLogin ?? []), forgiveSignIn, askSecondStep],
      afterLogin: [...(hooks?.afterLogin ?? []), rememberSignIn],
      afterChange: [...(hooks?.afterChange ?? []), tellOfPassword],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetFactor],
    },
  }
}

const forgetFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeFactor(await requestTransaction<Queryable>(req), Number(id))
}
