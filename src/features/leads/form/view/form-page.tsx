import type { ReactNode } from 'react'

import { canSendAbout } from '@/domain/lead/form/form-subject'
import { formOf } from '@/domain/lead/form/forms'
import type { Typed } from '@/domain/lead/form/parse-form'
import type { RentTerm } from '@/domain/lead/rent-terms'
import type { Deal, ListingStatus } from '@/domain/listing/listing'
import { type FormAbout, formPath } from '@/i18n/paths/form-paths'

import { FormView, type FormViewProps } from './form-view'
import { wordsIn } from '../form-words'
import { RentTermsList } from './rent-terms-list'

export interface FormPageProps extends Omit<FormViewProps, 'action' | 'prefill'> {
  about: FormAbout
  home: { deal: Deal; status: ListingStatus; reference: string } | null
  project: { name: string } | null
  /** The home it is about, as there is room for it. */
  card: ReactNode
  line?: ReactNode
  /** Who answers. */
  help: ReactNode
  /** What it takes to rent it. */
  terms?: readonly RentTerm[]
}

/** A form beside the home it is about. */
export function FormPage(props: FormPageProps) {
  const { kind, locale, about, project, card, line, help } = props
  const word = wordsIn(locale)
  const instead = insteadOf(props)
  const shown = instead?.kind ?? kind
  return (
    <div className="pt-2 md:pt-4 lg:pt-10">
      <h1 className="text-balance">{word(formOf(shown).title)}</h1>
      {project && (
        <p translate="no" className="text-ink-soft mt-4 font-serif text-2xl">
          {project.name}
        </p>
      )}
      {line && <div className="mt-4 max-w-2xl md:mt-6 lg:hidden">{line}</div>}
      <div className="mt-5 grid items-start md:mt-8 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-2xl min-w-0 max-lg:order-1">
          {instead && <p className="measure mb-6 text-lg">{word(instead.text)}</p>}
          <div className="bg-sheet border-line border p-5 md:p-10">
            <FormView
              {...props}
              kind={shown}
              action={formPath(locale, shown, about)}
              prefill={prefillOf({ ...props, kind: shown })}
            />
          </div>
        </div>
        {/* In one column what a tenant must know comes before the fields, and who answers after them. */}
        <aside className="grid max-w-2xl gap-8 max-lg:contents">
          {card && (
            <div className="max-lg:hidden">
              <h2 className="sr-only">{word('mail.about_home')}</h2>
              {card}
            </div>
          )}
          <RentTermsList terms={props.terms ?? []} locale={locale} />
          <div className="max-w-2xl max-lg:order-2">{help}</div>
        </aside>
      </div>
    </div>
  )
}

/** What to say when this form cannot be of use now, and the form that takes its place. */
function insteadOf({ kind, home, options = {}, returned }: FormPageProps) {
  if (returned) return null
  if (home && !canSendAbout(kind, home)) return { text: 'form.not_about_this', kind: 'enquiry' } as const
  if (kind === 'appointment' && !options.slots?.some(({ isFull }) => !isFull))
    // A platform that does not answer is not the same as one that says no.
    return { text: options.slots?.length ? 'form.slots_full' : 'form.no_slots', kind: 'visit' } as const
  return null
}

function prefillOf({ kind, home, locale }: FormPageProps): Typed {
  if (!home || (kind !== 'enquiry' && kind !== 'project')) return {}
  return { message: wordsIn(locale)('form.interested_message', { reference: home.reference }) }
}
