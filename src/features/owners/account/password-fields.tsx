import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Field } from '@/ui/form/field'

import { type PasswordErrors, shortestPassword } from './new-password'

/** A new password, typed twice. */
export function PasswordFields({ locale, errors = {} }: { locale: Locale; errors?: PasswordErrors }) {
  const t = translator(locale)
  const count = shortestPassword
  return (
    <>
      <Field
        name="password"
        type="password"
        label={t('owner_login.password_new')}
        help={t('owner_login.password_help', { count })}
        autoComplete="new-password"
        isRequired
        error={errors.password && t(`validation.${errors.password}`, { count })}
      />
      <Field
        name="repeated"
        type="password"
        label={t('owner_login.password_again')}
        autoComplete="new-password"
        isRequired
        error={errors.repeated && t(`validation.${errors.repeated}`, { count })}
      />
    </>
  )
}
