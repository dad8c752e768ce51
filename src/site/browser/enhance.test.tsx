// @vitest-environment jsdom
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Island, type Wake } from '@/ui/island/island'

/** Says by itself what is in sight: nothing in here has a place on a screen. */
class Sight {
  static all: Sight[] = []
  elements = new Set<Element>()
  constructor(private readonly notify: IntersectionObserverCallback) {
    Sight.all.push(this)
  }
  observe(element: Element) {
    this.elements.add(element)
    if (inSight.has(element)) this.see()
  }
  unobserve() {}
  disconnect() {
    this.elements.clear()
  }
  see() {
    if (this.elements.size > 0) this.notify([{ isIntersecting: true } as never], this as never)
  }
}
let inSight: Set<Element>

/** The visitor's first move is told to the whole page once: each test has a page of its own. */
let enhance: (typeof import('./enhance'))['enhance']
let islands: (typeof import('./islands'))['islands']
let laterBehaviours: (typeof import('./behaviours'))['laterBehaviours']
let fetched: number
let failures: number

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('IntersectionObserver', Sight)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Sight.all = []
  inSight = new Set()
  fetched = 0
  failures = 0
  ;({ enhance } = await import('./enhance'))
  ;({ islands } = await import('./islands'))
  ;({ laterBehaviours } = await import('./behaviours'))
  islands['counter'] = () => {
    fetched++
    if (failures-- > 0) return Promise.reject(new Error('no network'))
    return Promise.resolve(Counter)
  }
})
afterEach(() => {
  delete islands['counter']
  delete laterBehaviours['row']
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

function aPage(wake: Wake): { island: HTMLElement; button: HTMLElement } {
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <p>Gent</p>
      <Island name="counter" of={Counter} props={{}} wake={wake} />
    </main>,
  )
  const island = document.querySelector<HTMLElement>('gevel-island')!
  enhance(document)
  return { island, button: island.querySelector('button')! }
}

function see(element: Element): void {
  inSight.add(element)
  for (const sight of Sight.all) if (sight.elements.has(element)) sight.see()
}

/** The first one of them loads React. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const point = (element: Element) => element.dispatchEvent(new Event('pointerover', { bubbles: true }))
const isAwake = (island: Element) => island.hasAttribute('awake')

test.each<Wake>(['touch', 'visible'])(
  'an island in the first viewport (%s) stays asleep at rest',
  async (wake) => {
    const { island } = aPage(wake)
    see(island)
    await settled()
    expect(fetched).toBe(0)
    expect(isAwake(island)).toBe(false)
  },
)

const moves = {
  scrolls: () => document.dispatchEvent(new Event('scroll')),
  presses: () => document.querySelector('p')!.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  types: () => document.querySelector('p')!.dispatchEvent(new Event('keydown', { bubbles: true })),
}

test.each(Object.entries(moves))(
  'an island in sight wakes once the visitor %s elsewhere',
  async (_, move) => {
    const { island } = aPage('visible')
    see(island)
    move()
    await eventually(() => expect(isAwake(island)).toBe(true))
    expect(fetched).toBe(1)
  },
)

test('an island further down waits until it is seen', async () => {
  const { island } = aPage('visible')
  moves.scrolls()
  await settled()
  expect(fetched).toBe(0)
  see(island)
  await eventually(() => expect(isAwake(island)).toBe(true))
})

test('an island that wakes by touch alone is not fetched because somebody scrolls past it', async () => {
  const { island } = aPage('touch')
  moves.scrolls()
  see(island)
  await settled()
  expect(fetched).toBe(0)
})

test('who comes back to the middle of a page has moved', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(800)
  const { island } = aPage('visible')
  see(island)
  await eventually(() => expect(isAwake(island)).toBe(true))
})

test('a press before the code is there is done once it is', async () => {
  const { island, button } = aPage('visible')
  button.click()
  await eventually(() => expect(island.textContent).toBe('1'))
})

test('code that could not be fetched is fetched again at the next touch, and the press is kept then', async () => {
  failures = 2
  const { island, button } = aPage('touch')
  point(island)
  await settled()
  point(island)
  await settled()
  expect([fetched, isAwake(island)]).toEqual([2, false])
  button.click()
  await eventually(() => expect(island.textContent).toBe('1'))
  expect(fetched).toBe(3)
})

test('code that could not be fetched when it was seen is fetched again at a touch', async () => {
  failures = 1
  const { island } = aPage('visible')
  see(island)
  moves.scrolls()
  await eventually(() => expect(fetched).toBe(1))
  await settled()
  point(island)
  await eventually(() => expect(isAwake(island)).toBe(true))
})

test('code that is needed at once and could not be fetched is fetched again at a touch', async () => {
  failures = 1
  const { island } = aPage('now')
  await eventually(() => expect(fetched).toBe(1))
  await settled()
  point(island)
  await eventually(() => expect(isAwake(island)).toBe(true))
})

test('once awake, nothing is fetched again', async () => {
  const { island, button } = aPage('visible')
  point(island)
  await eventually(() => expect(isAwake(island)).toBe(true))
  point(island)
  moves.scrolls()
  see(island)
  button.click()
  await eventually(() => expect(island.textContent).toBe('1'))
  expect(fetched).toBe(1)
})

test('a link in an island that cannot be fetched still leads somewhere', async () => {
  failures = 1
  document.body.innerHTML =
    '<gevel-island name="counter" wake="touch"><a href="#there">Gent</a></gevel-island>'
  enhance(document)
  const followed: boolean[] = []
  document.addEventListener('click', (event) => followed.push(event.defaultPrevented), { once: true })
  document.querySelector('a')!.click()
  expect(followed).toEqual([])
  await eventually(() => expect(followed).toEqual([false]))
})

test('a behaviour that is seen starts once, after the visitor moved, and holds no link back', async () => {
  const started: Element[] = []
  let loads = 0
  laterBehaviours['row'] = {
    when: 'visible',
    load: () => {
      loads++
      if (loads === 1) return Promise.reject(new Error('no network'))
      return Promise.resolve((element: HTMLElement) => void started.push(element))
    },
  }
  document.body.innerHTML = '<section data-behaviour="row"><a href="#there">Gent</a></section>'
  enhance(document)
  const row = document.querySelector('section')!
  see(row)
  await settled()
  expect(loads).toBe(0)
  moves.scrolls()
  await eventually(() => expect(loads).toBe(1))
  await settled()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  row.querySelector('a')!.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  point(row)
  point(row)
  await eventually(() => expect(started).toEqual([row]))
  await settled()
  expect(loads).toBe(2)
})
