import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { env } from '@/env'

import { answerMedia } from './answer-media'

let above: string

beforeAll(async () => {
  above = await mkdtemp(path.join(tmpdir(), 'gevel-media-'))
  const folder = path.join(above, 'media')
  Object.assign(env, { MEDIA_FOLDER: folder })
  await mkdir(path.join(folder, 'folder.jpg'), { recursive: true })
  const files = ['huis.jpg', 'huis-thumb.webp', 'huis-mobile.webp', 'klein.png', 'Een huis (2).JPEG']
  const others = ['film.mp4', 'film.webm', 'beeld.avif', 'beeld.gif', 'notes.txt', 'teken.svg', '.hidden.jpg']
  for (const name of [...files, ...others]) await writeFile(path.join(folder, name), name)
  await writeFile(path.join(above, 'secret.jpg'), 'secret')
})
afterAll(() => rm(above, { recursive: true }))

function ask(file: string, query = ''): Promise<Response> {
  return answerMedia(file, new URLSearchParams(query))
}

test.each([
  { file: 'huis.jpg', query: '', found: 'huis.jpg', type: 'image/jpeg' },
  { file: 'huis.jpg', query: '?v=1&width=400', found: 'huis-thumb.webp', type: 'image/webp' },
  { file: 'huis.jpg', query: '?width=600', found: 'huis-mobile.webp', type: 'image/webp' },
  { file: 'huis.jpg', query: '?width=1920', found: 'huis.jpg', type: 'image/jpeg' },
  { file: 'huis.jpg', query: '?width=9999', found: 'huis.jpg', type: 'image/jpeg' },
  { file: 'huis.jpg', query: '?width=wide', found: 'huis.jpg', type: 'image/jpeg' },
  { file: 'klein.png', query: '?width=400', found: 'klein.png', type: 'image/png' },
  { file: 'Een huis (2).JPEG', query: '', found: 'Een huis (2).JPEG', type: 'image/jpeg' },
  { file: 'film.mp4', query: '?width=600', found: 'film.mp4', type: 'video/mp4' },
  { file: 'film.webm', query: '', found: 'film.webm', type: 'video/webm' },
  { file: 'beeld.avif', query: '', found: 'beeld.avif', type: 'image/avif' },
  { file: 'beeld.gif', query: '', found: 'beeld.gif', type: 'image/gif' },
])('$file$query is $found, a $type that never changes', async ({ file, query, found, type }) => {
  const answer = await ask(file, query)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(found)
  expect(answer.headers.get('Content-Type')).toBe(type)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  'gone.jpg',
  'huis',
  '',
  'notes.txt',
  'teken.svg',
  '.hidden.jpg',
  'folder.jpg',
  '../secret.jpg',
  '..%2fsecret.jpg',
  '%2e%2e%2fsecret.jpg',
  '%252e%252e%252fsecret.jpg',
  '..\\secret.jpg',
  '..%5csecret.jpg',
  'folder.jpg/../../secret.jpg',
  '%2ftmp%2fsecret.jpg',
  'huis.jpg%00.jpg',
  '%E0%A4%A.jpg',
  '100%.jpg',
])('%j is no file of ours, and no cache keeps that', async (file) => {
  const answer = await ask(file, '?width=400')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})
