import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * The cookie of the admin leaves with requests of its own pages only. Who follows a link of a mail that they read in a
 * browser comes from another site, and would have to sign in again: the page is opened once more, from here. Not the
 * one that signs out.
 */
export function openedFromAnotherSite(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
): boolean {
  const isFollowed =
    method === 'GET' &&
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  if (!isFollowed || !/^\/admin(?!\/logout)(\/|$|\?)/.test(url)) return false
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end('<!doctype html><meta http-equiv="refresh" content="0"><title>Gevel</title>')
  return true
}
