import { codeAt, fromBase32, stepAt } from '@/features/colleagues/factor/totp'

/** As a new administrator does: the password, then the second step, of which the page shows the key. Answers the session. */
export async function enterFirstTime(
  cms: string,
  account: { email: string; password: string },
): Promise<string> {
  const jar = new Map<string, string>()
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(cms + path, {
      redirect: 'manual',
      headers: {
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        // As a browser says of a form of the page itself.
        'Sec-Fetch-Site': 'same-origin',
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer.text()
  }
  await ask('/api/sign-in/enter', account)
  // The browser renders the admin: the page carries its text as data.
  const [, key = ''] = /sign-in-key\W+children\W+([A-Z2-7 ]+)/.exec(await ask('/admin/second-step')) ?? []
  await ask('/api/sign-in/second-step', {
    code: codeAt(fromBase32(key.replaceAll(' ', '')), stepAt(new Date())),
  })
  const token = jar.get('payload-token')
  if (!token) throw new Error('the administrator is not let in')
  return token
}
