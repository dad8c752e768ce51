import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'

import type { NewsletterShown } from './newsletter-form'
import type { Readers } from '../newsletter-readers'
import type { Newsletter } from '../newsletter-row'
import { newsletterText as text } from './newsletter-words'
import { NewsletterState } from './newsletters-board'
import { sendsNewsletters } from '../newsletters.access'
import { handleNewsletterPath } from '../newsletters-paths'

interface SendingProps extends NewsletterShown {
  /** The language that is looked at. */
  seen: Language | undefined
  readers: Readers[]
}

/** A test to oneself, and the button that sends it, which asks once more; once it is sent, its figures. */
export function NewsletterSending({ req, newsletter, language, seen, readers }: SendingProps) {
  const action = `${req.payload.config.routes.api}${handleNewsletterPath(newsletter.id)}`
  const count = readers.reduce((sum, one) => sum + one.count, 0)
  const mayBeSent = readers.length > 0 && readers.every(({ reads }) => reads !== null)
  const isDraft = newsletter.state === 'draft'
  return (
    <>
      {!isDraft && <Figures newsletter={newsletter} language={language} />}
      <div className="board-actions">
        {seen && (
          <form method="post" action={action}>
            <input type="hidden" name="language" value={seen} />
            <button className="board-button" name="action" value="test">
              {text.test[language].replace('{email}', () => req.user?.email ?? '')}
            </button>
          </form>
        )}
        {isDraft && mayBeSent && sendsNewsletters(req) && (
          <details className="newsletter-sure">
            <summary className="board-button board-button--main">{text.send[language]}</summary>
            <form method="post" action={action}>
              <p className="board-quiet">{text.sendHint[language]}</p>
              <input type="hidden" name="seen" value={newsletter.changedAt} />
              <button className="board-button board-button--main" name="action" value="send">
                {boardFormat(language).count(count, text.sendSurelyOne[language], text.sendSurely[language])}
              </button>
            </form>
          </details>
        )}
        {newsletter.waiting > 0 && sendsNewsletters(req) && (
          <form method="post" action={action}>
            {newsletter.state === 'sending' ? (
              <button className="board-button" name="action" value="stop">
                {text.stop[language]}
              </button>
            ) : (
              <button className="board-button" name="action" value="resume">
                {text.resume[language]}
              </button>
            )}
          </form>
        )}
      </div>
    </>
  )
}

function Figures({ newsletter, language }: { newsletter: Newsletter; language: Language }) {
  const { moment, number } = boardFormat(language)
  const figures = [
    { label: text.sent, value: newsletter.sent },
    { label: text.waiting, value: newsletter.waiting },
    { label: text.failed, value: newsletter.failed },
    { label: text.bounced, value: newsletter.bounced },
    { label: text.left, value: newsletter.left },
  ]
  return (
    <>
      <p className="board-lead">
        <NewsletterState newsletter={newsletter} language={language} />{' '}
        {newsletter.startedAt &&
          text.startedAt[language].replace('{moment}', moment(new Date(newsletter.startedAt)))}
      </p>
      <dl className="newsletter-figures" aria-label={text.figures[language]}>
        {figures.map(({ label, value }) => (
          <div key={label.en}>
            <dt>{label[language]}</dt>
            <dd className="board-figure">{number(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="board-quiet">{text.figuresHint[language]}</p>
    </>
  )
}
