import { setTimeout as pause } from 'node:timers/promises'

import { declinedItems } from '../demo/declined'
import type { Engine, EngineElement, Key } from './engine'
import {
  callExpression,
  findExpression,
  forgetVisits,
  framePhone,
  isAwake,
  overflowPixels,
  scrollExpression,
  type Target,
} from './page-scripts'

const patienceMs = 20_000

export interface Visitor {
  /** Opens a page and waits for its scripts; nothing may stick out of it. */
  open: (path: string) => Promise<void>
  /** The same, 390 pixels wide. */
  openAsPhone: (path: string) => Promise<void>
  click: (target: Target) => Promise<void>
  type: (target: Target, text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  scrollTo: (target: Target) => Promise<void>
  see: (target: Target) => Promise<void>
  seeGone: (target: Target) => Promise<void>
  isSeen: (target: Target) => Promise<boolean>
  arriveAt: (address: RegExp) => Promise<void>
  /** Of the page or frame. */
  address: () => Promise<string>
  enterFrame: (selector: string) => Promise<void>
  leaveFrames: () => Promise<void>
  evaluate: <Value>(run: () => Value) => Promise<Value>
}

/** The journeys' few words, the same in every browser. Each waits until it can be done. */
export function visitorWith(engine: Engine, site: string): Visitor {
  const run = <Value>(script: (value: never) => Value, value?: unknown) =>
    engine.evaluate(callExpression(script, value ?? null)) as Promise<Value>
  const plainPage = `${site}/robots.txt`
  const isSeen = async (target: Target) => (await engine.element(findExpression(target))) !== null
  const address = () => run(() => location.href)

  async function actOn(target: Target, action: (element: EngineElement) => Promise<void>) {
    await eventually(`to use ${words(target)}`, async () => {
      const element = await engine.element(findExpression(target))
      if (!element) return false
      await action(element).catch(async (error: unknown) => {
        // It may lie under something that sticks to the window.
        await engine.evaluate(scrollExpression(target))
        throw error
      })
      return true
    })
  }
  const enterFrame = (selector: string) =>
    eventually(`for the frame ${selector}`, async () => {
      await engine.enterFrame(selector)
      return true
    })
  async function ready() {
    await eventually('for the page’s scripts', () => run(isAwake))
    await run(() => window.scrollTo(0, 0))
    const pixels = await run(overflowPixels)
    if (pixels > 0) throw new Error(`The page is ${pixels} pixels too wide`)
  }

  return {
    async open(path) {
      await engine.go(site + path)
      await ready()
    },
    async openAsPhone(path) {
      await engine.go(plainPage)
      await run(framePhone, path)
      await enterFrame('iframe')
      await ready()
    },
    click: (target) => actOn(target, (element) => element.click()),
    type: (target, text) => actOn(target, (element) => element.type(text)),
    press: (key) => engine.press(key),
    scrollTo: (target) =>
      eventually(`to scroll to ${words(target)}`, () => engine.evaluate(scrollExpression(target))),
    see: (target) => eventually(`to see ${words(target)}`, () => isSeen(target)),
    seeGone: (target) => eventually(`until ${words(target)} is gone`, async () => !(await isSeen(target))),
    isSeen,
    arriveAt: (pattern) =>
      eventually(`to be at ${pattern}`, async () => pattern.test(await address()), address),
    address,
    enterFrame,
    leaveFrames: () => engine.leaveFrames(),
    evaluate: (script) => run(script),
  }
}

/** A browser that remembers nothing of the journey before. */
export async function beginAnew(engine: Engine, site: string): Promise<void> {
  await engine.go(`${site}/robots.txt`)
  await engine.evaluate(callExpression(forgetVisits, declinedItems()))
  await engine.takeErrors()
}

/** Tries until it is so. What a page that changes under the hand refuses is tried again. */
async function eventually(
  what: string,
  attempt: () => Promise<unknown>,
  seen?: () => Promise<string>,
): Promise<void> {
  const end = Date.now() + patienceMs
  let problem = ''
  while (Date.now() < end) {
    try {
      if (await attempt()) return
    } catch (error) {
      problem = String(error)
    }
    await pause(100)
  }
  throw new Error([`Waited in vain ${what}`, problem, await seen?.()].filter(Boolean).join('; '))
}

function words(target: Target): string {
  return typeof target === 'string' ? target : `${target.role} ${target.name}`
}
