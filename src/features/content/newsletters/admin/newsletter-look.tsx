import { boardFormat } from '@/cms/admin/board-format'
import { BoardFilter, BoardHeads, BoardTable } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { type Language, languages } from '@/domain/language'
import { isWritten } from '@/domain/newsletter/newsletter'
import { translator } from '@/i18n/messages'

import { adminHref } from '../../cockpit/cockpit-paths'
import type { NewsletterShown } from './newsletter-form'
import { countReaders, type Readers, type SiteLanguages, siteLanguages } from '../newsletter-readers'
import { NewsletterSending } from './newsletter-sending'
import { newsletterText as text } from './newsletter-words'
import { newsletterPath, previewNewsletterPath } from '../newsletters-paths'
import { previewServices } from '../preview-newsletter.endpoint'
import { writeNewsletter } from '../write-newsletter'

/** What its readers get, language by language, who they are, and the buttons that send it. */
export async function NewsletterLook(shown: NewsletterShown & { asked: string | undefined }) {
  const { req, newsletter, language, asked } = shown
  const t = translator(language)
  const site = await siteLanguages(database())
  const readers = await countReaders(database(), newsletter.words, site)
  const written = languages.filter((one) => isWritten(newsletter.words[one]))
  const seen =
    written.find((one) => one === asked) ?? written.find((one) => one === site.standard) ?? written[0]
  const isDraft = newsletter.state === 'draft'
  const here = adminHref(req.payload, newsletterPath(newsletter.id))
  return (
    <>
      {isDraft && (
        <p>
          <a href={here}>{text.edit[language]}</a>
        </p>
      )}
      <NewsletterSending {...shown} seen={seen} readers={readers} />
      {isDraft && <WhoGetsIt readers={readers} site={site} language={language} />}
      {seen && (
        <>
          <h2>{text.preview[language].replace('{language}', t(`lang.${seen}`))}</h2>
          <BoardFilter
            name={text.look[language]}
            links={written.map((one) => ({
              href: `${here}?look=${one}`,
              text: t(`lang.${one}`),
              isCurrent: one === seen,
            }))}
          />
          {newsletter.state === 'draft' && <LeftOut {...shown} seen={seen} />}
          <iframe
            className="newsletter-preview"
            title={text.preview[language].replace('{language}', t(`lang.${seen}`))}
            // Its links open in a tab; nothing in it runs.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src={`${req.payload.config.routes.api}${previewNewsletterPath(newsletter.id, seen)}`}
          />
        </>
      )}
    </>
  )
}

interface WhoGetsItProps {
  readers: Readers[]
  site: SiteLanguages
  language: Language
}

function WhoGetsIt({ readers, site, language }: WhoGetsItProps) {
  const t = translator(language)
  const { number } = boardFormat(language)
  if (readers.length === 0) return null
  return (
    <>
      <h2>{text.readers[language]}</h2>
      <BoardTable title={text.readers[language]} look="newsletter-readers">
        <thead>
          <tr>
            <BoardHeads
              columns={[text.ownLanguage, text.subscribers, text.gets]}
              figures={[text.subscribers]}
              language={language}
            />
          </tr>
        </thead>
        <tbody>
          {readers.map((one) => (
            <tr key={one.own}>
              <td>{t(`lang.${one.own}`)}</td>
              <td className="board-number">{number(one.count)}</td>
              <td>{getsText(one, site, language)}</td>
            </tr>
          ))}
        </tbody>
      </BoardTable>
    </>
  )
}

function getsText({ own, reads }: Readers, { used, standard }: SiteLanguages, language: Language): string {
  const t = translator(language)
  if (reads === own) return t(`lang.${own}`)
  const why = reads === null ? text.nothingYet : used.includes(own) ? text.noWords : text.switchedOff
  return why[language].replace('{language}', t(`lang.${reads ?? standard}`))
}

async function LeftOut({ req, newsletter, language, seen }: NewsletterShown & { seen: Language }) {
  const { leftOut } = await writeNewsletter(previewServices(req), newsletter, seen)
  const { number } = boardFormat(language)
  const what = [
    { count: leftOut.articles.length, label: text.leftOutArticles },
    { count: leftOut.homes.length, label: text.leftOutHomes },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => label[language].replace('{n}', number(count)))
  if (what.length === 0) return null
  return <p className="board-quiet">{text.leftOut[language].replace('{what}', what.join(', '))}</p>
}
