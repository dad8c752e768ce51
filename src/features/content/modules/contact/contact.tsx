import type { OfficeCard } from '@/domain/content/module'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { Office } from '../team/office'
import { ContactForm, type ContactFormNeeds, formKindOf } from './contact-form'

interface ContactModuleProps extends ModuleProps {
  offices: OfficeCard[]
  agency: Agency
  /** The one the editor chose. */
  form: string
  needs: ContactFormNeeds
}

/** Nobody looks for a telephone number beside these. */
const formOnly: readonly LeadKind[] = ['newsletter', 'testimonial']

/** How to reach us: with a form, by telephone or mail at once, or at an office. */
export function ContactModule({ frame, offices, agency, form, needs, locale, hosts }: ContactModuleProps) {
  const kind = formKindOf(form)
  const isOn = !needs.kindsOff?.includes(kind)
  if (formOnly.includes(kind) && !isOn) return null
  return (
    <ModuleSection frame={frame} hosts={hosts}>
      <div className="@container">
        <div className={isOn ? 'grid gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_20rem]' : undefined}>
          {isOn && (
            <div className="bg-sheet border-line max-w-2xl min-w-0 border p-5 md:p-10">
              <ContactForm kind={kind} needs={needs} locale={locale} />
            </div>
          )}
          {!formOnly.includes(kind) && <Ways {...{ agency, offices, locale }} isBeside={isOn} />}
        </div>
      </div>
    </ModuleSection>
  )
}

interface WaysProps extends Pick<ContactModuleProps, 'agency' | 'offices' | 'locale'> {
  /** Beside a form, where there is room for one column. */
  isBeside: boolean
}

function Ways({ agency, offices, locale, isBeside }: WaysProps) {
  const t = translator(locale)
  const phone = phoneHref(agency.phone, 'BE')
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap gap-3">
        {phone && (
          <ButtonLink href={phone} look="outlined" className="figures">
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
        <ul
          className={`mt-10 grid gap-8 md:grid-cols-2 lg:grid-cols-3 ${isBeside ? '@4xl:grid-cols-1' : ''}`}
        >
          {offices.map((office) => (
            <li key={office.id} className="border-ink/30 border-t pt-4">
              <Office office={office} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
