import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  key: string | undefined
  body: { text: string[]; source_lang: string; target_lang: string; tag_handling: string }
}

interface Behaviour {
  /** Answers with this status and an error, as the service does. */
  status?: number
  /** Never answers. */
  isSilent?: boolean
  /** What becomes of a segment; by default each word in capitals, tags as they were. */
  translate?: (segment: string) => string
  /** Waits before it answers. */
  until?: Promise<void>
  /** In place of an answer. */
  raw?: string
}

const capitals = (segment: string) =>
  segment.replaceAll(
    /(<[^>]*>)|(&\w+;)|([^<&]+)/g,
    (_, tag: string, entity: string, words: string) => tag || entity || words.toUpperCase(),
  )

/** A server that answers `POST /v2/translate` as DeepL does, and behaves as it is told. */
export async function aTranslationServer(key = 'a-key:fx') {
  const asked: Asked[] = []
  let behaviour: Behaviour = {}
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { status, isSilent, translate = capitals, until, raw } = behaviour
      const given = request.headers.authorization?.replace('DeepL-Auth-Key ', '')
      const answer = (code: number, body: object) => {
        response.writeHead(code, { 'Content-Type': 'application/json' }).end(raw ?? JSON.stringify(body))
      }
      if (request.url !== '/v2/translate' || request.method !== 'POST')
        return answer(404, { message: 'Not found' })
      if (given !== key) return answer(403, { message: 'Wrong key' })
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body']
      asked.push({ key: given, body })
      if (isSilent) return
      await until
      if (status) return answer(status, { message: 'Not now' })
      if (body.text.length > 50) return answer(413, { message: 'Request size exceeds limit' })
      answer(200, {
        translations: body.text.map((text) => ({ detected_source_language: 'NL', text: translate(text) })),
      })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    key,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behaves: (next: Behaviour) => {
      behaviour = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
