import { isPlainName } from '@/domain/lead/plain-name'
import type { Translate } from '@/i18n/messages'

import type { MailBlock } from './mail-content'

export interface Named {
  firstName: string | null
  lastName: string | null
}

export function nameOf({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** Whoever fills in a form may give another's address: what is no name is not read out to them. */
export function greeting(t: Translate, person: Named): MailBlock {
  const name = nameOf(person)
  return { kind: 'text', text: isPlainName(name) ? t('mail.greeting', { name }) : t('mail.greeting_plain') }
}
