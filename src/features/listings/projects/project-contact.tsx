import { Mail, Phone } from 'lucide-react'

import { groupPhone, phoneHref } from '@/domain/lead/phone'
import { formPath } from '@/i18n/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { ExternalLink } from '@/ui/text-link'

import type { ProjectPageData } from '../find-project'
import { contactAnchor } from './ask-link'

export interface ProjectContactProps {
  project: Pick<ProjectPageData, 'id' | 'number' | 'externalUrl'>
  agency: { name: string; phone: string }
  locale: Locale
}

export function ProjectContact({ project, agency, locale }: ProjectContactProps) {
  const t = translator(locale)
  const { id, number, externalUrl } = project
  const dialled = phoneHref(agency.phone)
  return (
    <aside className="mt-10 lg:mt-0">
      <section
        id={contactAnchor}
        aria-labelledby="contact-title"
        className="bg-sheet border-line rounded border p-6 lg:sticky lg:top-24 print:border-0 print:p-0"
      >
        <h2 id="contact-title" className="text-xl">
          {t('project.ask_title')}
        </h2>
        <p className="mt-3">{t('project.ask_text')}</p>
        <p className="mt-3 text-lg font-medium">{agency.name}</p>
        {number && (
          <p className="text-ink-soft figures">
            {t('project.number')} {number}
          </p>
        )}
        <div className="mt-5 grid gap-3 print:hidden">
          <ButtonLink href={formPath(locale, 'project', { project: id })}>
            <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
            {t('project.ask')}
          </ButtonLink>
          {dialled && (
            <ButtonLink look="outlined" href={dialled} className="figures">
              <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
              {groupPhone(agency.phone)}
              <span className="sr-only"> ({t('form.call_us')})</span>
            </ButtonLink>
          )}
        </div>
        {externalUrl && (
          <p className="mt-4">
            <ExternalLink href={externalUrl} newTabText={t('common.opens_new_tab')}>
              {t('project.visit_website')}
            </ExternalLink>
          </p>
        )}
      </section>
    </aside>
  )
}
