import { Resolver } from 'node:dns/promises'
import { readFileSync } from 'node:fs'

import { env } from '@/env'
import { smtpMailer } from '@/mail/mailer'
import { chosenPlatform } from '@/platforms/chosen-platform'

import { type AgencyFile, parseAgencyFile } from './agency-file'
import { mailRecords, recordAdvice } from './mail-records'
import { tryPlatform } from './try-platform'

/**
 * Run by setup with the settings that it is about to write, before it writes them: asks the platform for homes with the
 * agency's keys, sends one mail through its mail server, and says what the names of its domain must say for that mail to
 * be believed.
 */
const signing = { key: env.DKIM_KEY, selector: env.DKIM_SELECTOR }
const file = parseAgencyFile(JSON.parse(readFileSync(0, 'utf8')))
console.log(`Platform: ${await tryPlatform(chosenPlatform({ timeoutMs: 20_000, retries: 1 }))}`)
console.log(`Mail: ${await tryMail(file)}`)
console.log(`Names of the domain that mails come from:\n${await tryNames(file)}`)
process.exit(0)

async function tryMail({ agency, mail, administrator }: AgencyFile): Promise<string> {
  const to = mail.testTo ?? administrator.email
  const mailer = smtpMailer({
    ...{ url: env.SMTP_URL, from: env.MAIL_FROM, connections: 1 },
    signing,
  })
  const outcome = await mailer.send(
    {
      locale: 'en',
      subject: `Test mail of ${new URL(env.SITE_URL).host}`,
      title: 'The mail server works',
      isInternal: true,
      blocks: [{ kind: 'text', text: `The website of ${agency.name} sends its mails this way.` }],
    },
    {
      to: [to],
      messageId: `<setup-${Date.now()}@${mailer.host}>`,
      sender: {
        agency: { ...agency, whatsapp: agency.whatsapp ?? '', countryCode: agency.country, socialLinks: [] },
        siteUrl: env.SITE_URL,
        privacyHref: null,
      },
    },
  )
  mailer.close()
  if (outcome.state !== 'done')
    throw new Error(`The mail server did not take a mail to ${to}: ${outcome.reason}`)
  return `sent to ${to}. Look whether it arrived, and not among spam.`
}

/** A site is made whatever they say: names are often changed by somebody else, days later. */
async function tryNames({ agency, mail }: AgencyFile): Promise<string> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  const lookUp = async (name: string) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      const { code = '' } = error as { code?: string }
      return ['ENODATA', 'ENOTFOUND'].includes(code) ? [] : null
    }
  }
  const records = mailRecords({ ...mail, ...signing, reportsTo: agency.email })
  const advice = await Promise.all(
    records.map(async (record) => recordAdvice(record, await lookUp(record.name))),
  )
  return advice.join('\n')
}
