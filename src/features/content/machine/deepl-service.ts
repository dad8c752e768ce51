import { z } from 'zod'

import type { Language } from '@/domain/language'

import { TranslationError, type TranslationFailure, type TranslationService } from './translation-service'

interface DeeplSettings {
  /** Such as https://api-free.deepl.com; nothing else is ever asked. */
  url: string
  key: string
  timeoutMs?: number
}

/** At most so many texts, and so much text, fit in one request. */
const batchTexts = 50
const batchCharacters = 60_000
/** An answer to such a request is never longer. */
const mostBytes = 2_000_000

/** English has to say of which country when it is written. */
const codeOf = (language: Language) => (language === 'en' ? 'EN-GB' : language.toUpperCase())

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string().max(200_000) })) })

/** DeepL, or a service that answers as it does. */
export function deeplService(settings: DeeplSettings): TranslationService {
  return {
    async translate(segments, asked) {
      const translated: string[] = []
      for (const batch of batchesOf(segments)) translated.push(...(await ask(settings, batch, asked)))
      return translated
    },
  }
}

function batchesOf(segments: readonly string[]): string[][] {
  const batches: string[][] = []
  let length = Infinity
  for (const segment of segments) {
    const last = batches.at(-1)
    if (!last || last.length >= batchTexts || length + segment.length > batchCharacters) {
      batches.push([segment])
      length = segment.length
    } else {
      last.push(segment)
      length += segment.length
    }
  }
  return batches
}

async function ask(
  { url, key, timeoutMs = 20_000 }: DeeplSettings,
  text: readonly string[],
  { from, to }: { from: Language; to: Language },
): Promise<string[]> {
  const response = await fetch(new URL('v2/translate', url.endsWith('/') ? url : `${url}/`), {
    method: 'POST',
    headers: { Authorization: `DeepL-Auth-Key ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      text,
      source_lang: from.toUpperCase(),
      target_lang: codeOf(to),
      tag_handling: 'xml',
      ignore_tags: ['x'],
      // U, vous, Sie: where the language knows the difference.
      formality: 'prefer_more',
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new TranslationError('unreachable')
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new TranslationError(failureOf(response.status))
  }
  const body = await readJson(response)
  const { data } = answerSchema.safeParse(body)
  if (data?.translations.length !== text.length) throw new TranslationError('wrong')
  return data.translations.map((one) => one.text)
}

function failureOf(status: number): TranslationFailure {
  if (status === 401 || status === 403) return 'refused'
  if (status === 456) return 'used-up'
  return status === 429 || status >= 500 ? 'busy' : 'wrong'
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new TranslationError('wrong')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof TranslationError ? error : new TranslationError('unreachable')
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
  } catch {
    throw new TranslationError('wrong')
  }
}
