import type { Language } from '@/domain/language'

export const reviewAnswers = ['good', 'change'] as const
export type ReviewAnswer = (typeof reviewAnswers)[number]

export interface Person {
  id: number
  name: string
}

/** A question to a colleague; `null` for who no longer has an account. */
export interface Review {
  id: string
  language: Language
  askedBy: Person | null
  askedOf: Person | null
  /** Whether who was asked may still look at content. */
  canAnswer: boolean
  note: string
  askedAt: string
  answer: ReviewAnswer | null
  reply: string
  answeredAt: string | null
  /** Somebody saved since. */
  isChanged: boolean
  /** As it stands now, visitors read it. */
  isOnSite: boolean
}

interface Said {
  id: string
  text: string
  writtenBy: Person | null
  writtenAt: string
}

export interface FieldComment extends Said {
  language: Language
  /** By names and the ids of rows; `null`: about the whole record. */
  field: string | null
  settledBy: Person | null
  settledAt: string | null
  answers: Said[]
}

/** A save that is kept, by whom. */
export interface Saved {
  id: string
  savedBy: string | null
  at: string
  isPublished: boolean
}

export interface ReviewState {
  me: number
  /** An editor takes back what somebody else asked. */
  mayWithdraw: boolean
  /** Who may be asked. */
  colleagues: Person[]
  reviews: Review[]
  comments: FieldComment[]
  /** The newest first. */
  saves: Saved[]
}

/** Why a button did nothing: the state that comes with it says how things stand. */
export type Refusal = 'asked-already' | 'no-colleague' | 'answered-already' | 'gone'
