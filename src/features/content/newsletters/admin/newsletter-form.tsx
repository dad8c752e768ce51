import type { PayloadRequest } from 'payload'

import { HomePicture } from '@/cms/admin/home-picture'
import { database } from '@/database/connection'
import { type Language, languages } from '@/domain/language'
import { longestIntro, longestSubject } from '@/domain/newsletter/newsletter'
import { translator } from '@/i18n/messages'
import { townName } from '@/i18n/places/town-name'

import { articleChoices, homeChoices } from './newsletter-choices'
import { fieldNames } from '../newsletter-form-texts'
import { siteLanguages } from '../newsletter-readers'
import type { Newsletter } from '../newsletter-row'
import { newsletterText as text } from './newsletter-words'
import { sendsNewsletters, writesNewsletterIn } from '../newsletters.access'
import { handleNewsletterPath } from '../newsletters-paths'

export interface NewsletterShown {
  req: PayloadRequest
  newsletter: Newsletter
  language: Language
}

/** The words in each language, and what is chosen; each field says what its writer had before them. */
export async function NewsletterForm(shown: NewsletterShown) {
  const { req, newsletter, language } = shown
  const { standard, used } = await siteLanguages(database())
  const t = translator(language)
  const action = `${req.payload.config.routes.api}${handleNewsletterPath(newsletter.id)}`
  const shownLanguages = languages.filter((one) => used.includes(one) || newsletter.words[one])
  return (
    <>
      <form className="newsletter-form" method="post" action={action}>
        <p className="board-quiet">{text.writeHint[language].replace('{language}', t(`lang.${standard}`))}</p>
        <div className="newsletter-languages">
          {shownLanguages.map((one) => (
            <Words key={one} {...shown} written={one} />
          ))}
        </div>
        <p className="board-quiet">{text.introHint[language]}</p>
        {sendsNewsletters(req) && (
          <>
            <Articles {...shown} />
            <Homes {...shown} />
          </>
        )}
        <button className="board-button board-button--main" name="action" value="save">
          {text.save[language]}
        </button>
      </form>
      {sendsNewsletters(req) && (
        <details className="newsletter-sure">
          <summary className="board-button">{text.remove[language]}</summary>
          <form method="post" action={action}>
            <button className="board-button" name="action" value="delete">
              {text.removeSurely[language]}
            </button>
          </form>
        </details>
      )}
    </>
  )
}

function Words({ req, newsletter, language, written }: NewsletterShown & { written: Language }) {
  const { subject, intro } = newsletter.words[written] ?? { subject: '', intro: '' }
  const [subjectName, introName] = [fieldNames.subject(written), fieldNames.intro(written)]
  const isOwn = writesNewsletterIn(req, written)
  return (
    <fieldset>
      <legend>{translator(language)(`lang.${written}`)}</legend>
      <input type="hidden" name={fieldNames.was(subjectName)} value={subject} />
      <input type="hidden" name={fieldNames.was(introName)} value={intro} />
      <label>
        <span>{text.subject[language]}</span>
        <input
          className="board-input"
          name={subjectName}
          lang={written}
          maxLength={longestSubject}
          defaultValue={subject}
          readOnly={!isOwn}
        />
      </label>
      <label>
        <span>{text.intro[language]}</span>
        <textarea
          className="board-input"
          name={introName}
          lang={written}
          rows={9}
          maxLength={longestIntro}
          defaultValue={intro}
          readOnly={!isOwn}
        />
      </label>
    </fieldset>
  )
}

async function Articles({ newsletter, language }: NewsletterShown) {
  const found = await articleChoices(database(), newsletter.articles)
  return (
    <fieldset>
      <legend>{text.articles[language]}</legend>
      <input type="hidden" name={fieldNames.was('articles')} value={newsletter.articles.join(',')} />
      {found.length === 0 && <p>{text.noArticles[language]}</p>}
      <ul className="newsletter-choices">
        {found.map(({ id, title, isChosen }) => (
          <li key={id}>
            <label>
              <input type="checkbox" name={fieldNames.article(id)} defaultChecked={isChosen} />
              {title}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

async function Homes({ req, newsletter, language }: NewsletterShown) {
  const found = await homeChoices(database(), newsletter.homes)
  return (
    <fieldset>
      <legend>{text.homes[language]}</legend>
      <p className="board-quiet">{text.choiceHint[language]}</p>
      <input type="hidden" name={fieldNames.was('homes')} value={newsletter.homes.join(',')} />
      <ul className="newsletter-choices">
        {found.map((home) => (
          <li key={home.id}>
            <label>
              <input type="checkbox" name={fieldNames.home(home.id)} defaultChecked={home.isChosen} />
              <HomePicture payload={req.payload} url={home.coverUrl} />
              <span>
                {home.reference}
                <span className="board-quiet"> {townName(home, language)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <label>
        <span>{text.references[language]}</span>
        <input className="board-input" name="references" autoComplete="off" />
      </label>
    </fieldset>
  )
}
