import { mainLanguage } from '@/domain/language'
import type { Lead } from '@/domain/lead/lead'
import { translator } from '@/i18n/messages'
import type { PlatformPerson } from '@/platforms/platform'

export function toPerson({ answers, firstName, lastName, email, phone, language }: Lead): PlatformPerson {
  const title = (['mr', 'ms', 'miss'] as const).find((known) => known === answers.title)
  return {
    // To the agency's own people, in the agency's language.
    title: title ? translator(mainLanguage)(`person.${title}`) : null,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone,
    language,
  }
}
