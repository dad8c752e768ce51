import type { ReactNode } from 'react'

import type { OfficeCard } from '@/domain/content/module'
import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { Office } from '../team/office'

interface ContactModuleProps extends ModuleProps {
  offices: OfficeCard[]
  agency: Agency
  /** The form the editor chose. */
  children?: ReactNode
}

/** How to reach us: by telephone or mail at once, or at an office. */
export function ContactModule({ frame, offices, agency, children, locale, hosts }: ContactModuleProps) {
  const t = translator(locale)
  const phone = phoneHref(agency.phone, 'BE')
  return (
    <ModuleSection frame={frame} hosts={hosts}>
      {children}
      <div className="flex flex-wrap gap-3">
        {phone && (
          <ButtonLink href={phone} className="figures">
            {t('module.call', { phone: groupPhone(agency.phone) })}
          </ButtonLink>
        )}
        {agency.email && (
          <ButtonLink href={`mailto:${agency.email}`} look="outlined">
            {agency.email}
          </ButtonLink>
        )}
      </div>
      {offices.length > 0 && (
        <ul className="mt-10 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {offices.map((office) => (
            <li key={office.id} className="border-ink/30 border-t pt-4">
              <Office office={office} />
            </li>
          ))}
        </ul>
      )}
    </ModuleSection>
  )
}
