export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft'

export interface EngineElement {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
}

/** What a journey needs of a browser. Expressions run in the page, or in the frame that was entered last. */
export interface Engine {
  name: string
  go: (url: string) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  /** The element that an expression answers with. */
  element: (expression: string) => Promise<EngineElement | null>
  press: (key: Key) => Promise<void>
  enterFrame: (selector: string) => Promise<void>
  leaveFrames: () => Promise<void>
  /** What went wrong in the page's scripts, or was refused by its policy, since the last call. */
  takeErrors: () => Promise<string[]>
  /** A PNG of the window. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export const windowSize = { width: 1440, height: 900 }
