import type { Language } from '@/domain/language'

export type TranslationFailure =
  /** It does not let us in. */
  | 'refused'
  /** What was paid for is used up. */
  | 'used-up'
  /** Too much at once, or something of theirs is broken: later it may work. */
  | 'busy'
  /** No answer, or none in time. */
  | 'unreachable'
  /** An answer that is not what was asked for. */
  | 'wrong'

export class TranslationError extends Error {
  constructor(readonly failure: TranslationFailure) {
    super(`The translation service: ${failure}`)
  }
}

/** Translates segments of tagged text, in their order. */
export interface TranslationService {
  translate(segments: readonly string[], asked: { from: Language; to: Language }): Promise<string[]>
}
