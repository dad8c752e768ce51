import { dkimOf, type Signing } from '@/mail/signing'

interface OwnMail {
  from: string
  smtpUrl: string
  signing: Signing
}

/** What Payload's own mails, such as a new password, are sent with. */
export function mailSettings({ from, smtpUrl, signing }: OwnMail) {
  const [, defaultFromName = '', defaultFromAddress = ''] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? []
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  return {
    defaultFromName,
    defaultFromAddress,
    // The admin opens with a mail server that is down too.
    skipVerify: true,
    transportOptions: {
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      dkim: dkimOf(defaultFromAddress.split('@').at(-1) ?? '', signing),
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    },
  }
}
