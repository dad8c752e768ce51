import type { AdminViewServerProps } from 'payload'

import { boardParameter } from '@/cms/admin/board'
import { passwordRefusals } from '@/cms/hooks/refuse-weak-password'
import { database } from '@/database/connection'
import { shortestPassword } from '@/domain/account/weak-password'
import { adminHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'

import { choosePasswordPath, confirmDevicePath } from '../colleague-paths'
import { choosing, isLinkOpen } from './mailed-links'
import { apiAction, SignInField, SignInPage, tokenOf } from './sign-in-frame'
import { signInText as text } from './sign-in-words'

/** Behind a link in a mail: this browser is one of theirs. Programs that read mails press no button. */
export async function DeviceView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const token = tokenOf(view)
  if (!(await isLinkOpen(database(), token, ['device']))) return <ClosedLink view={view} />
  return (
    <SignInPage title={text.deviceTitle[language]}>
      <p>{text.deviceIntro[language]}</p>
      <form className="sign-in-form" method="post" action={apiAction(req.payload, confirmDevicePath)}>
        <input type="hidden" name="token" value={token} />
        <button className="board-button board-button--main">{text.confirmDevice[language]}</button>
      </form>
    </SignInPage>
  )
}

/** Behind a link in a mail: a first password, or a new one. */
export async function NewPasswordView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const token = tokenOf(view)
  if (!(await isLinkOpen(database(), token, choosing))) return <ClosedLink view={view} />
  const refusals = { ...passwordRefusals, differ: text.differ }
  const asked = boardParameter(view, 'problem') ?? ''
  const problem = Object.hasOwn(refusals, asked) ? refusals[asked as keyof typeof refusals] : null
  return (
    <SignInPage
      title={text.chooseTitle[language]}
      notice={problem && { tone: 'bad', text: problem[language] }}
    >
      <p id="password-rule">{text.chooseIntro[language]}</p>
      <form className="sign-in-form" method="post" action={apiAction(req.payload, choosePasswordPath)}>
        <input type="hidden" name="token" value={token} />
        <SignInField
          id="field-password"
          label={text.newPassword[language]}
          name="password"
          type="password"
          autoComplete="new-password"
          aria-describedby="password-rule"
          minLength={shortestPassword}
          required
        />
        <SignInField
          id="field-repeated"
          label={text.repeat[language]}
          name="repeated"
          type="password"
          autoComplete="new-password"
          required
        />
        <button className="board-button board-button--main">{text.choose[language]}</button>
      </form>
    </SignInPage>
  )
}

function ClosedLink({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  return (
    <SignInPage title={text.title[language]} notice={{ tone: 'bad', text: text.closed[language] }}>
      <a href={adminHref(req.payload, '/login')}>{text.back[language]}</a>
    </SignInPage>
  )
}
