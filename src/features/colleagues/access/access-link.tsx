import type { UIFieldServerProps } from 'payload'

import { adminHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'

import { accessPath } from '../colleague-paths'
import { accessText as text } from './access-words'

/** In the form of an account: the way to its devices. */
export function AccessLink({ req, id }: UIFieldServerProps) {
  if (id === undefined) return null
  return (
    <a href={adminHref(req.payload, accessPath(Number(id)))}>{text.open[knownLocale(req.i18n.language)]}</a>
  )
}
