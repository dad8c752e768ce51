import { benchPorts } from '../../bench/stack'
import type { Exploit } from './exploits'

const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const chunked = `0\r\n\r\n${smuggled}`

const head = (lines: string[], body = '', method = 'POST') =>
  Buffer.from(
    `${method} /nl/forms/contact/ HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    'latin1',
  )

/** Requests whose end two programs may see at two places: the first one that reads them has to refuse. */
const shapes: [name: string, bytes: Buffer][] = [
  [
    'both a length and pieces',
    head([`Content-Length: ${chunked.length}`, 'Transfer-Encoding: chunked'], chunked),
  ],
  [
    'pieces and a short length',
    head(['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${smuggled}\r\n0\r\n\r\n`),
  ],
  ['two lengths', head(['Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled)],
  ['a list of lengths', head([`Content-Length: 0, ${smuggled.length}`], smuggled)],
  ['a length with a sign', head(['Content-Length: +0'], smuggled)],
  ['a negative length', head(['Content-Length: -1'], smuggled)],
  ['a length in hexadecimals', head(['Content-Length: 0x0'], smuggled)],
  ['a length with a letter', head(['Content-Length: 0a'], smuggled)],
  ['pieces of a made-up kind', head(['Transfer-Encoding: xchunked'], chunked)],
  ['pieces twice', head(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked)],
  ['pieces in a list', head(['Transfer-Encoding: identity, chunked'], chunked)],
  ['pieces behind a tab of another kind', head(['Transfer-Encoding:\u000bchunked'], chunked)],
  ['a blank before the colon', head(['Transfer-Encoding : chunked'], chunked)],
  ['a blank before the colon of a length', head([`Content-Length : ${smuggled.length}`], smuggled)],
  ['a null byte in a name', head([`Content-\u0000Length: ${smuggled.length}`], smuggled)],
  ['a null byte in a value', head(['X-A: a\u0000b', 'Content-Length: 0'])],
  ['a lone carriage return in a value', head(['X-A: a\rContent-Length: 40', 'Content-Length: 0'], smuggled)],
  ['a size of a piece with a sign', head(['Transfer-Encoding: chunked'], `+0\r\n\r\n${smuggled}`)],
  [
    'a size of a piece without end',
    head(['Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\na\r\n0\r\n\r\n`),
  ],
  ['two hosts', head(['Host: evil.example', 'Content-Length: 0'])],
  ['a body of a GET', head([`Content-Length: ${smuggled.length}`], smuggled, 'GET')],
  ['pieces of a GET', head(['Transfer-Encoding: chunked'], chunked, 'GET')],
  ['a tunnel', Buffer.from('CONNECT 127.0.0.1:54320 HTTP/1.1\r\nHost: 127.0.0.1:54320\r\n\r\n')],
  ['HTTP/2 by its first words', Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
  ['HTTP/0.9', Buffer.from('GET /nl/\r\n\r\n')],
  ['a line without a colon', head(['Content-Length: 0', 'nocolon'])],
]

/** Of Varnish: refused, and nothing behind it is read as a request. */
export const smuggling: readonly Exploit[] = shapes.map(([name, bytes]) => ({
  ...{ name: `smuggling: ${name}`, port: Number(benchPorts.varnish), bytes, mayBeClosed: true },
  isWrong: ({ status, answers, body }) =>
    answers > 1 || body.startsWith('ok') || ![0, 400, 405, 411, 413, 501].includes(status),
}))
