import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { encode } from 'uqr'

import { boardParameter } from '@/cms/admin/board'
import { database } from '@/database/connection'
import { adminHref } from '@/features/leads/admin/lead-links'
import { knownLocale, type Locale } from '@/i18n/locales'

import { secondStepPath } from '../colleague-paths'
import { apiAction, SignInField, SignInPage } from '../sign-in/sign-in-frame'
import { signInText } from '../sign-in/sign-in-words'
import { emailOf } from './email-of'
import type { NewFactor } from './factor-store'
import { factorText as text } from './factor-words'
import { readTicket } from './step-ticket'
import { base32, otpauthUrl } from './totp'

/** After the password: a code, or what makes codes. */
export async function SecondStepView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { payload } = req
  const language = knownLocale(req.i18n.language)
  const ticket = readTicket(req)
  const email = ticket && (await emailOf(database(), ticket.userId))
  if (!ticket || !email) redirect(`${adminHref(payload, '/login')}?problem=expired`)
  const { factor } = ticket
  const isWrong = boardParameter(view, 'problem') === 'wrong'
  return (
    <SignInPage
      title={(factor ? text.enrolTitle : text.title)[language]}
      notice={isWrong ? { tone: 'bad', text: text.wrong[language] } : null}
    >
      <p>{(factor ? text.enrolIntro : text.codeIntro)[language]}</p>
      {factor && <NewFactorSteps factor={factor} email={email} language={language} />}
      <form className="sign-in-form" method="post" action={apiAction(payload, secondStepPath)}>
        {factor && <h2>3. {text.type[language]}</h2>}
        <SignInField
          id="field-code"
          label={text.code[language]}
          name="code"
          inputMode={factor ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <button className="board-button board-button--main">
          {(factor ? text.switchOn : text.enter)[language]}
        </button>
      </form>
      <a href={adminHref(payload, '/login')}>{signInText.back[language]}</a>
    </SignInPage>
  )
}

function NewFactorSteps({
  factor: { secret, codes },
  email,
  language,
}: {
  factor: NewFactor
  email: string
  language: Locale
}) {
  const key = base32(secret).match(/.{1,4}/g) ?? []
  return (
    <>
      <h2>1. {text.scan[language]}</h2>
      <CodePicture text={otpauthUrl({ secret, email, issuer: 'Gevel' })} label={text.picture[language]} />
      <p>
        {text.byHand[language]} <code className="sign-in-key">{key.join(' ')}</code>
      </p>
      <h2>2. {text.keep[language]}</h2>
      <p>{text.keepIntro[language]}</p>
      <ul className="sign-in-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Black on white in the dark theme too: phones read no other. */
function CodePicture({ text: content, label }: { text: string; label: string }) {
  const grid = encode(content, { ecc: 'M', border: 4 }).data
  const dark = grid.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className="sign-in-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
