import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'

import { requestTransaction } from '@/cms/hooks/request-transaction'
import type { Queryable } from '@/database/query'
import type { User } from '@/cms/generated/payload-types'
import { leadScope } from '@/features/leads/inbox/leads.access'
import { forgetAssignee, releaseLeads } from '@/features/leads/inbox/release-leads'

import { endSessionsOfOldRole, keepAdministrator, keepAdministratorsRole } from './access/keep-administrator'
import { askSecondStep } from './factor/ask-second-step'
import { removeFactor } from './factor/factor-store'
import { notePassword, notifyOfPassword } from './letters/notify-of-password'
import { forgetReadingLanguage, noteLanguageAtSignIn } from './reading-language'
import { countSignIn, forgiveSignIn, rememberSignIn } from './sign-in/guard-sign-in'
import { passwordEndpoints } from './sign-in/sign-in.endpoint'

/** What the accounts of the admin get beside Payload's own: limits, known devices, links by mail, a second step, sessions. */
export function colleagueAccounts(users: CollectionConfig): CollectionConfig {
  const { hooks } = users
  return {
    ...users,
    admin: {
      ...users.admin,
      components: {
        ...users.admin?.components,
        beforeListTable: ['/features/colleagues/invite/invite-link#InviteLink'],
      },
    },
    fields: [
      ...users.fields,
      {
        name: 'access',
        type: 'ui',
        admin: { components: { Field: '/features/colleagues/access/access-link#AccessLink' } },
      },
    ],
    endpoints: [...passwordEndpoints, ...(users.endpoints || [])],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), countSignIn, notePassword],
      beforeLogin: [...(hooks?.beforeLogin ?? []), forgiveSignIn, askSecondStep],
      afterLogin: [...(hooks?.afterLogin ?? []), rememberSignIn, noteLanguageAtSignIn],
      afterChange: [...(hooks?.afterChange ?? []), notifyOfPassword, endSessionsOfOldRole, releaseTheirLeads],
      beforeChange: [...(hooks?.beforeChange ?? []), keepAdministratorsRole],
      beforeDelete: [...(hooks?.beforeDelete ?? []), keepAdministrator],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetFactor, forgetReadingLanguage, forgetAsAssignee],
    },
  }
}

const forgetFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeFactor(await requestTransaction<Queryable>(req), Number(id))
}

const actorOf = ({ user }: PayloadRequest) => (user?.collection === 'users' ? user.id : null)

const forgetAsAssignee: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await forgetAssignee(await requestTransaction<Queryable>(req), {
    ...{ actorId: actorOf(req), ofUser: doc.id, name: doc.name || doc.email, now: new Date() },
  })
}

/** Who became a translator reads no lead any more. */
const releaseTheirLeads: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  const isReader = leadScope({ user: { ...doc, collection: 'users' } }) !== null
  if (operation !== 'update' || previousDoc.role === doc.role || isReader) return
  await releaseLeads(await requestTransaction<Queryable>(req), {
    ...{ actorId: actorOf(req), ofUser: doc.id, now: new Date() },
  })
}
