interface Pages {
  docs: { name: string; _status: string }[]
}

/** What is wrong with the admin of a new site: its administrator finds drafts and nothing else. */
export async function draftProblems(cms: string, token: string): Promise<string[]> {
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
