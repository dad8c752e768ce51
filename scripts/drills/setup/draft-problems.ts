import { codeAt, fromBase32, stepAt } from '@/features/colleagues/factor/totp'

interface Pages {
  docs: { name: string; _status: string }[]
}

/** What is wrong with the admin of a new site: its administrator gets in, and finds drafts and nothing else. */
export async function draftProblems(
  cms: string,
  account: { email: string; password: string },
): Promise<string[]> {
  const token = await enterFirstTime(cms, account)
  if (!token) return ['the administrator is not let in']
  const ask = async (path: string) =>
    (await (
      await fetch(`${cms}/api/${path}`, { headers: { Authorization: `JWT ${token}` } })
    ).json()) as Pages
  const { docs } = await ask('pages?limit=100&draft=true&locale=nl')
  const articles = await ask('articles?limit=1&draft=true&locale=nl')
  return [
    ...(docs.length < 10 ? [`${docs.length} pages are prepared`] : []),
    ...docs.filter(({ _status }) => _status !== 'draft').map(({ name }) => `${name} is published already`),
    ...articles.docs.map(() => 'there are articles already'),
  ]
}

/** As a new administrator does: the password, then the second step, of which the page shows the key. */
async function enterFirstTime(
  cms: string,
  account: { email: string; password: string },
): Promise<string | undefined> {
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
  return jar.get('payload-token')
}
