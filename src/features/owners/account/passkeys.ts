import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { bytes, int, moment, text } from '@/database/row'

import type { Accounts } from './account-settings'

/** Loaded only by whoever uses a passkey. */
const webauthn = () => import('@simplewebauthn/server')

type Needs = Pick<Accounts, 'db' | 'siteUrl'>

const relyingParty = (siteUrl: string) => ({
  rpID: new URL(siteUrl).hostname,
  origin: new URL(siteUrl).origin,
})

export interface Passkey {
  id: string
  name: string
  createdAt: Date
}

export async function listPasskeys(db: Queryable, accountId: string): Promise<Passkey[]> {
  const found = await rows(
    db,
    { id: text, name: text, createdAt: moment },
    sql`select id, name, created_at as "createdAt" from owner_auth.passkey
        where login_id = ${accountId} order by created_at`,
  )
  return found.map((passkey) => ({ ...passkey, createdAt: new Date(passkey.createdAt) }))
}

export async function removePasskey(db: Queryable, accountId: string, id: string): Promise<void> {
  await db.execute(sql`delete from owner_auth.passkey where login_id = ${accountId} and id = ${id}`)
}

/** What the browser of a signed-in owner has to sign to add a passkey. */
export async function startPasskey(
  { db, siteUrl }: Needs,
  { accountId, email, name, agency }: { accountId: string; email: string; name: string; agency: string },
) {
  const { generateRegistrationOptions } = await webauthn()
  const known = await rows(
    db,
    { id: text },
    sql`select id from owner_auth.passkey where login_id = ${accountId}`,
  )
  const options = await generateRegistrationOptions({
    rpID: relyingParty(siteUrl).rpID,
    rpName: agency,
    userID: Buffer.from(accountId),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, accountId)
  return options
}

export async function addPasskey(
  { db, siteUrl }: Needs,
  given: { accountId: string; name: string; response: RegistrationResponseJSON },
): Promise<boolean> {
  const { accountId, name, response } = given
  const { verifyRegistrationResponse } = await webauthn()
  const { rpID, origin } = relyingParty(siteUrl)
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, accountId),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null)
  if (!checked?.verified || !checked.registrationInfo) return false
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  await db.execute(
    sql`insert into owner_auth.passkey (id, login_id, public_key, counter, transports, name)
        values (${id}, ${accountId}, ${Buffer.from(publicKey)}, ${counter},
          array(select jsonb_array_elements_text(${JSON.stringify(transports)}::jsonb)), ${name})
        on conflict (id) do nothing`,
  )
  return true
}

/** What a browser has to sign to sign in: it names no account, so it tells nothing of any. */
export async function askPasskey({ db, siteUrl }: Needs) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(siteUrl).rpID,
    userVerification: 'required',
  })
  await keepChallenge(db, options.challenge, null)
  return options
}

export async function checkPasskey(
  { db, siteUrl }: Needs,
  response: AuthenticationResponseJSON,
): Promise<{ accountId: string; email: string } | null> {
  const [known] = await rows(
    db,
    { accountId: text, email: text, publicKey: bytes, counter: int },
    sql`select p.login_id as "accountId", l.email, p.public_key as "publicKey", p.counter
        from owner_auth.passkey p join owner_auth.login l on l.id = p.login_id where p.id = ${response.id}`,
  )
  if (!known) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const { rpID, origin } = relyingParty(siteUrl)
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: response.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
  }).catch(() => null)
  if (!checked?.verified) return null
  await db.execute(
    sql`update owner_auth.passkey set counter = ${checked.authenticationInfo.newCounter}, last_used_at = now()
        where id = ${response.id}`,
  )
  return { accountId: known.accountId, email: known.email }
}

async function keepChallenge(db: Queryable, challenge: string, accountId: string | null): Promise<void> {
  // What nobody came back for is swept away here.
  await db.execute(sql`delete from owner_auth.challenge where expires_at < now()`)
  await db.execute(
    sql`insert into owner_auth.challenge (challenge, login_id, expires_at)
        values (${challenge}, ${accountId}, now() + interval '5 minutes')`,
  )
}

/** Once each, and only by whom it was made for. */
async function takeChallenge(db: Queryable, challenge: string, accountId: string | null): Promise<boolean> {
  const taken = await rowCount(
    db,
    sql`delete from owner_auth.challenge
        where challenge = ${challenge} and login_id is not distinct from ${accountId} and expires_at > now()
        returning challenge`,
  )
  return taken > 0
}
