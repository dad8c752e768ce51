import { AsyncLocalStorage } from 'node:async_hooks'

type Reads = Map<unknown, Map<string, unknown>>

const current = new AsyncLocalStorage<Reads>()

/** Everything read while one request is answered is read once. */
export function withReads<Answer>(answer: () => Answer): Answer {
  return current.run(new Map(), answer)
}

/** Keeps the answer of `read` for the rest of the request, by the values it was asked with. */
export function perRequest<Values extends unknown[], Answer>(
  read: (...values: Values) => Answer,
): (...values: Values) => Answer {
  return (...values) => {
    const reads = current.getStore()
    if (!reads) return read(...values)
    const key = JSON.stringify(values)
    let answers = reads.get(read)
    if (!answers) reads.set(read, (answers = new Map<string, unknown>()))
    if (!answers.has(key)) answers.set(key, read(...values))
    return answers.get(key) as Answer
  }
}
