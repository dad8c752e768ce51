import { Mail, Phone } from 'lucide-react'

import type { TeamMemberCard } from '@/domain/content/module'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'

/** How to reach a member of the team; nothing where neither number nor address is known. */
export function Reach({ member, locale }: { member: TeamMemberCard; locale: Locale }) {
  const t = translator(locale)
  const { name, phone, phoneHref, email } = member
  if (!phone && !email) return null
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {phone && (
        <ButtonLink href={phoneHref} className="figures">
          <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {phone}
          <span className="sr-only"> ({t('member.call', { name })})</span>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink look="outlined" href={`mailto:${email}`} className="wrap-anywhere">
          <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {email}
        </ButtonLink>
      )}
    </p>
  )
}
