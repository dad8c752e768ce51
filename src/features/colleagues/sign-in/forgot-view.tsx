import type { AdminViewServerProps } from 'payload'

import { boardParameter } from '@/cms/admin/board'
import { adminHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'

import { mailLinkPath } from '../colleague-paths'
import { typedEmail } from './sign-in-answer'
import { apiAction, SignInField, SignInFrame } from './sign-in-frame'
import { signInText as text } from './sign-in-words'

/** Asks where a link for a new password may go. */
export function ForgotView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { payload } = req
  const language = knownLocale(req.i18n.language)
  const isSent = boardParameter(view, 'notice') === 'sent'
  const isClosed = boardParameter(view, 'problem') === 'closed'
  return (
    <SignInFrame
      title={text.forgottenTitle[language]}
      notice={
        isSent
          ? { tone: 'good', text: text.sent[language] }
          : isClosed
            ? { tone: 'bad', text: text.closed[language] }
            : null
      }
    >
      {!isSent && (
        <>
          <p>{text.forgottenIntro[language]}</p>
          <form className="sign-in-form" method="post" action={apiAction(payload, mailLinkPath)}>
            <input type="hidden" name="kind" value="recovery" />
            <SignInField
              id="field-email"
              label={text.email[language]}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={typedEmail(req)}
              required
            />
            <button className="board-button board-button--main">{text.mailRecovery[language]}</button>
          </form>
        </>
      )}
      <a href={adminHref(payload, '/login')}>{text.back[language]}</a>
    </SignInFrame>
  )
}
