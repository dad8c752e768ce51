import { createInterface } from 'node:readline/promises'

import { z } from 'zod'

import { languages } from '@/domain/language'
import { envSchema } from '@/env'

import { country, email, line, optionalLine, parseAgencyFile, type AgencyFile } from './agency-file'
import { platformSettings } from './platform-settings'

/** Asks until the answer can be used; an empty answer takes what stands between brackets. */
export type Ask = <Answer>(
  question: string,
  schema: z.ZodType<Answer, string>,
  usual?: string,
) => Promise<Answer>

/** What a file would say, asked at the terminal. One office is asked for; the others are added in the admin. */
export async function askForAgency(): Promise<AgencyFile> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask: Ask = async (question, schema, usual) => {
    for (;;) {
      const typed = (await terminal.question(`${question}${usual ? ` [${usual}]` : ''}: `)).trim()
      const { data, error } = schema.safeParse(typed || (usual ?? ''))
      if (!error) return data
      console.log(`  ${error.issues.map(({ message }) => message).join('; ')}`)
    }
  }
  try {
    return parseAgencyFile(await answersOf(ask))
  } finally {
    terminal.close()
  }
}

export async function answersOf(ask: Ask): Promise<unknown> {
  const name = await ask('Name of the agency, as visitors know it', line)
  const company = await ask('Company', line, name)
  const street = await ask('Street and number', line)
  const zip = await ask('Postcode', line)
  const city = await ask('Municipality', line)
  const inCountry = await ask('Country, BE or LU', country.unwrap(), 'BE')
  const phone = await ask('Telephone', line)
  const mail = await ask('E-mail of the agency, which gets the leads', email)
  const companyNumber = await ask('Company number', line)
  const vatNumber = await ask('VAT number', line, companyNumber)
  const broker = await ask('Recognised agent: name', line)
  const number = await ask('Their BIV, IPI or permit number', line)
  const insurer = await ask('Insurer of the professional liability', line)
  const insurancePolicy = await ask('Number of that policy', line)
  const used = await ask('Languages of the site, the standard one first', languageList, languages.join(' '))
  const site = await ask('Address of the site', z.url({ protocol: /^https?$/ }), 'https://www.')
  const admin = await ask('Address of the admin', z.url({ protocol: /^https?$/ }), adminOf(site))
  const platform = await ask('Data platform', envSchema.shape.PLATFORM.unwrap(), 'omnicasa')
  const settings: Record<string, string> = {}
  for (const { name: setting, meaning, usual } of platformSettings(platform)) {
    const value = await ask(`${setting}: ${meaning}`, usual === undefined ? line : optionalLine, usual)
    if (value) settings[setting] = value
  }
  const server = await ask('Mail server, smtps://user:password@host:465', z.url({ protocol: /^smtps?$/ }))
  const from = await ask('Address that mails come from', email, mail)
  const database = await ask('PostgreSQL: host and port', line, '127.0.0.1:5432')
  const person = await ask('First administrator: name', line, broker)
  const personMail = await ask('First administrator: e-mail', email, mail)
  const contact = { phone, email: mail, country: inCountry, street }
  return {
    agency: {
      ...{ ...contact, name, company, place: `${zip} ${city}`, companyNumber, vatNumber },
      ...{ brokers: [{ name: broker, number }], insurer, insurancePolicy },
    },
    languages: { used, standard: used[0] },
    offices: [{ ...contact, name, zip, city }],
    addresses: { site, admin },
    platform: { name: platform, settings },
    mail: { server, from },
    database: { host: database },
    administrator: { name: person, email: personMail },
  }
}

const languageList = z
  .string()
  .transform((text) => text.split(/[\s,]+/))
  .pipe(z.array(z.enum(languages as [(typeof languages)[number], ...typeof languages])).min(1))

function adminOf(site: string): string {
  const { protocol, host } = new URL(site)
  return `${protocol}//admin.${host.replace(/^www\./, '')}`
}
