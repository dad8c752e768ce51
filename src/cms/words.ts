import { inAllLanguages } from '@/domain/language'

/** A label of the admin in its languages. */
export const words = inAllLanguages<string>
