import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

import { shortestPassword, weakPassword } from '@/domain/account/weak-password'
import { knownLocale } from '@/i18n/locales'

import { words } from '../words'

export const passwordRefusals = {
  short: words({
    nl: `Kies een wachtwoord van minstens ${shortestPassword} tekens, bijvoorbeeld een korte zin.`,
    fr: `Choisissez un mot de passe d’au moins ${shortestPassword} caractères, par exemple une courte phrase.`,
    en: `Choose a password of at least ${shortestPassword} characters, a short sentence for instance.`,
    de: `Wählen Sie ein Passwort mit mindestens ${shortestPassword} Zeichen, zum Beispiel einen kurzen Satz.`,
  }),
  common: words({
    nl: 'Dit wachtwoord is te gemakkelijk te raden. Kies bijvoorbeeld een korte zin die alleen u kent.',
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez par exemple une courte phrase que vous seul connaissez.',
    en: 'This password is too easy to guess. Choose, for instance, a short sentence that only you know.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie zum Beispiel einen kurzen Satz, den nur Sie kennen.',
  }),
}

/** Payload asks for three characters; a password opens everything the agency has. */
export const refuseWeakPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args
  const { data } = args as { data?: { password?: unknown; email?: unknown; name?: unknown } }
  if (typeof data?.password !== 'string') return args
  const own = [data.email, data.name, req.user?.email, req.user?.name].filter(
    (word) => typeof word === 'string',
  )
  const weakness = weakPassword(data.password, own)
  if (!weakness) return args
  const { language } = req.i18n
  const message = passwordRefusals[weakness][knownLocale(language)]
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req }, req.t)
}
