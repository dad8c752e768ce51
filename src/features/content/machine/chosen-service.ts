import type { Payload } from 'payload'

import { deeplService } from './deepl-service'
import type { TranslationService } from './translation-service'

interface Chosen {
  url: string
  key: string
}

/** `null` where the agency has none: nothing of it is shown then. */
export function chosenTranslationService(payload: Payload): TranslationService | null {
  const chosen = chosenIn(payload)
  return chosen && deeplService(chosen)
}

export function translationHost(payload: Payload): string | null {
  const chosen = chosenIn(payload)
  return chosen && new URL(chosen.url).hostname
}

function chosenIn({ config }: Payload): Chosen | null {
  const { translation } = config.custom as { translation?: () => Chosen | null }
  return translation?.() ?? null
}
