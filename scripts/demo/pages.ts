import { site } from './with-demo'

/** The three pages whose weight and speed we watch, as addresses; the home is one with fourteen photographs. */
export async function watchedPages(): Promise<{ page: string; url: string }[]> {
  const detail = await fetch(`${site}/property/100069/`)
  if (!detail.ok) throw new Error(`${detail.url} answers ${detail.status}`)
  return [
    { page: 'home', url: `${site}/nl/` },
    { page: 'list', url: `${site}/nl/te-koop/` },
    { page: 'detail', url: detail.url },
  ]
}
