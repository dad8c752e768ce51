import { gzipSync } from 'node:zlib'

import type { Random } from '../../../simulator/seed/random'

export interface PostedFile {
  filename: string
  type: string
  bytes: Buffer
}

export type Entry = [name: string, value: string | PostedFile]

export interface Packed {
  headers: Record<string, string>
  body: Buffer
}

const urlEncodedType = 'application/x-www-form-urlencoded'
const boundary = '----drill7MA4YWxkTrZu0gW'

export function urlEncoded(entries: Entry[]): Packed {
  const pairs = entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.filename])
  return {
    headers: { 'Content-Type': urlEncodedType },
    body: Buffer.from(new URLSearchParams(pairs).toString()),
  }
}

export function multipart(entries: Entry[]): Packed {
  const body = Buffer.concat([...entries.map(part), Buffer.from(`--${boundary}--\r\n`)])
  return { headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` }, body }
}

/** As browsers write it; a text goes as it is, whatever is in it. */
function part([name, value]: Entry): Buffer {
  const quoted = (text: string) =>
    text.replaceAll(/["\r\n]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`)
  const isText = typeof value === 'string'
  const file = isText ? '' : `; filename="${quoted(value.filename)}"\r\nContent-Type: ${value.type}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), isText ? Buffer.from(value) : value.bytes, Buffer.from('\r\n')])
}

/** A body that is not what its header says, or not whole. */
export function brokenBody(random: Random, entries: Entry[], mark: string): Packed {
  const good = multipart(entries)
  const plain = urlEncoded(entries)
  const object = Buffer.from(JSON.stringify(Object.fromEntries(entries)))
  const ways: (() => Packed)[] = [
    () => ({ ...good, body: good.body.subarray(0, random.int(0, good.body.length)) }),
    () => ({ ...good, headers: { 'Content-Type': 'multipart/form-data' } }),
    () => ({ ...good, headers: { 'Content-Type': 'multipart/form-data; boundary=' } }),
    () => ({ ...good, headers: { 'Content-Type': `multipart/form-data; boundary="${mark}` } }),
    () => ({ ...good, headers: { 'Content-Type': `multipart/form-data; boundary=${'x'.repeat(5000)}` } }),
    () => ({ ...good, body: Buffer.from(good.body.toString().replaceAll('\r\n', '\n')) }),
    () => ({ ...good, body: Buffer.from(good.body.toString().replaceAll('form-data', mark)) }),
    () => ({ ...good, body: Buffer.from(good.body.toString().replaceAll('name=', "name*=utf-8''%ff")) }),
    () => ({ ...good, body: Buffer.concat([good.body, good.body]) }),
    () => ({ ...good, headers: plain.headers }),
    () => ({ ...plain, headers: good.headers }),
    () => ({ ...plain, headers: {} }),
    () => ({ headers: { 'Content-Type': 'application/json' }, body: object }),
    () => ({ headers: { 'Content-Type': urlEncodedType }, body: object }),
    () => ({ headers: { 'Content-Type': 'text/plain' }, body: Buffer.from(mark) }),
    () => ({
      headers: { 'Content-Type': `${urlEncodedType}; charset=utf-16` },
      body: Buffer.from(plain.body.toString(), 'utf16le'),
    }),
    () => ({ ...plain, headers: { 'Content-Type': urlEncodedType.toUpperCase() } }),
    () => ({ ...plain, body: Buffer.from(plain.body.toString().replaceAll('=', '=%FF%FE%ZZ%E0%A4')) }),
    () => ({ ...plain, body: Buffer.from(plain.body.toString().replaceAll('=', '=\xff\xc0\x80'), 'latin1') }),
    () => ({ ...plain, body: Buffer.concat([plain.body, randomBytes(random, 5000)]) }),
    () => ({
      ...plain,
      body: gzipSync(plain.body),
      headers: { ...plain.headers, 'Content-Encoding': 'gzip' },
    }),
    () => ({ ...plain, body: Buffer.from('&'.repeat(100_000)) }),
    () => ({ ...plain, body: Buffer.from('types=1&'.repeat(100_000)) }),
    () => ({ ...plain, body: Buffer.alloc(0) }),
    () => ({ headers: good.headers, body: randomBytes(random, 100_000) }),
  ]
  return random.pick(ways)()
}

export function randomBytes(random: Random, size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, () => random.int(0, 255)))
}
