/** What Payload's own mails, such as a new password, are sent with. */
export function mailSettings({ from, smtpUrl }: { from: string; smtpUrl: string }) {
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
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    },
  }
}
