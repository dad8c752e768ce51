import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'
import { translator } from '@/i18n/messages'
import { townName } from '@/i18n/places/town-name'

import type { LeadFile } from '../privacy/find-lead-file'
import { siteHref } from './lead-links'
import { leadText as text } from './lead-words'

interface Shown {
  payload: Payload
  file: LeadFile
  language: Language
}

export function LeadAbout({ payload, file, language }: Shown) {
  const { lead, projectName, keepUntil } = file
  const { campaign, consent } = lead
  const { moment } = boardFormat(language)
  const way = [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(' / ')
  const agreed = [
    consent.newsletter && text.consentNewsletter[language],
    text.consentText[language].replace('{v}', String(consent.textVersion)),
  ]
  return (
    <section>
      <h2>{text.about[language]}</h2>
      <dl className="lead-facts">
        {lead.listingId !== null && (
          <Fact name={text.home[language]}>
            <Home payload={payload} file={file} language={language} />
          </Fact>
        )}
        {file.home?.agent && <Fact name={text.homeAgent[language]}>{file.home.agent}</Fact>}
        {lead.projectId !== null && (
          <Fact name={text.project[language]}>{projectName ?? String(lead.projectId)}</Fact>
        )}
        <Fact name={text.page[language]}>
          <PageLink payload={payload} path={lead.sourcePage} />
        </Fact>
        <Fact name={text.campaign[language]}>{way || text.noCampaign[language]}</Fact>
        <Fact name={text.language[language]}>{translator(language)(`lang.${lead.language}`)}</Fact>
        <Fact name={text.consent[language]}>{agreed.filter(Boolean).join(', ')}</Fact>
        <Fact name={text.keptUntil[language]}>
          {keepUntil ? moment(keepUntil) : text.keptAsLong[language]}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Home({ payload, file: { lead, home }, language }: Shown) {
  if (!home) return text.homeGone[language].replace('{n}', String(lead.listingId))
  const words = `${home.reference}, ${home.title}, ${townName(home, language)}`
  const href = siteHref(payload, `/property/${home.id}/`)
  return href ? <a href={href}>{words}</a> : words
}

function PageLink({ payload, path }: { payload: Payload; path: string }) {
  const href = siteHref(payload, path)
  return href ? <a href={href}>{path}</a> : path
}
