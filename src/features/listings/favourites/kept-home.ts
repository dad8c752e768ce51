import type { PlainCard } from '../list/card-props'

/** A home that someone kept, in the words of the page: one that can be had, or what became of it. */
export type KeptHome =
  | { id: number; card: PlainCard }
  | {
      id: number
      gone: {
        title: string
        /** Its own page, where it still has one. */
        href: string | null
        /** "Dit pand is verkocht" */
        text: string
        /** The way on: never a dead end. */
        next: { href: string; text: string }
      }
    }

export type GoneHome = Extract<KeptHome, { gone: unknown }>
export type OpenHome = Extract<KeptHome, { card: unknown }>
