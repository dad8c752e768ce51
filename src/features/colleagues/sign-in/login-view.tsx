import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

import { boardParameter } from '@/cms/admin/board'
import { adminHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'

import { enterPath, mailLinkPath } from '../colleague-paths'
import { typedEmail } from './sign-in-answer'
import { apiAction, SignInField, SignInFrame } from './sign-in-frame'
import { signInText as text } from './sign-in-words'

const problems = ['wrong', 'throttled', 'closed', 'expired'] as const
const notices = ['sent', 'known', 'chosen'] as const

/** The door of the admin. */
export function LoginView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { payload } = req
  const wanted = boardParameter(view, 'redirect')
  if (req.user)
    redirect(getSafeRedirect({ fallbackTo: payload.config.routes.admin, redirectTo: wanted ?? '' }))
  const language = knownLocale(req.i18n.language)
  const problem = problems.find((one) => one === boardParameter(view, 'problem'))
  const notice = notices.find((one) => one === boardParameter(view, 'notice'))
  const email = typedEmail(req)
  return (
    <SignInFrame
      title={text.title[language]}
      notice={
        problem
          ? { tone: 'bad', text: text[problem][language] }
          : notice && { tone: 'good', text: text[notice][language] }
      }
    >
      {problem === 'throttled' && (
        <form className="sign-in-form" method="post" action={apiAction(payload, mailLinkPath)}>
          <input type="hidden" name="kind" value="device" />
          <input type="hidden" name="email" value={email} />
          <button className="board-button">{text.mailDevice[language]}</button>
        </form>
      )}
      <form className="sign-in-form" method="post" action={apiAction(payload, enterPath)}>
        {wanted && <input type="hidden" name="redirect" value={wanted} />}
        <SignInField
          id="field-email"
          label={text.email[language]}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <SignInField
          id="field-password"
          label={text.password[language]}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <button className="board-button board-button--main" type="submit">
          {text.title[language]}
        </button>
      </form>
      <a href={adminHref(payload, '/forgot')}>{text.forgotten[language]}</a>
    </SignInFrame>
  )
}
