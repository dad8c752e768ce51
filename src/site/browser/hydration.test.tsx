// @vitest-environment jsdom
import { type ComponentType, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { PlaceBox } from '@/features/listings/filters/place-box.client'
import { MapDocument } from '@/features/listings/map/frame/map-document'
import { mapFrameWords } from '@/features/listings/map/map-words'
import { QuickSearch } from '@/features/listings/quick-search/quick-search'
import { RegionPicker } from '@/features/listings/regions/region-picker'
import { translator } from '@/i18n/messages'
import { ComboboxSample } from '@/site/screens/kit/samples/combobox-sample.client'
import { comboboxWords } from '@/ui/form/combobox-words'
import { Island } from '@/ui/island/island'

import { sentHtml } from '../sent-html'
import { hydrateIsland } from './hydrate-island'
import { islands } from './islands'

const words = comboboxWords(translator('nl'))
const gent = { value: 'Gent', label: 'Gent', name: 'city' }
const chosen = { municipalities: ['44021'], provinces: ['BE-BRU'] }

/** As the tree writes a province; the whole of it would take seconds. */
const brussels =
  '<details data-province="BE-BRU" open><summary><span>Brussel</span></summary><label><input type="checkbox" name="province" value="BE-BRU" checked><span>Heel het gewest</span></label><ul translate="no"><li><label><input type="checkbox" name="municipality" value="21004"><span>Brussel</span></label></li></ul></details>'

/** One or more of each island, as a page has them. */
const samples: Record<string, ReactNode> = {
  'combobox-sample': (
    <Island name="combobox-sample" of={ComboboxSample} props={{ name: 'city', label: 'Stad', words }} />
  ),
  'map-frame': (
    <MapDocument
      locale="nl"
      words={mapFrameWords('nl')}
      styleUrl="/map/style.json"
      streets={{ address: '/tiles/abc/{z}/{x}/{y}.mvt', rings: [], schema: 'own' }}
      ground={{ regions: '/regions/topology.json', places: '/nl/map/places.json' }}
    />
  ),
  'place-box': (
    <Island
      name="place-box"
      of={PlaceBox}
      props={{
        id: 'place',
        label: 'Gemeente',
        words,
        defaultItems: [gent],
        endpoint: '/nl/places/?deal=sale',
      }}
    />
  ),
  'quick-search': (
    <>
      <QuickSearch locale="nl" totals={{ sale: 1204, rent: 3 }} />
      <QuickSearch locale="de" hasCounts={false} />
    </>
  ),
  'region-picker': (
    <>
      <RegionPicker locale="fr" chosen={chosen} treeHref="/fr/region-tree/" pageHref="/fr/regions/" />
      <RegionPicker locale="nl" chosen={chosen} html={brussels} />
    </>
  ),
}

const server = { now: '2026-01-01T23:30:00Z', zone: 'Europe/Brussels' }
const browser = { now: '2026-03-05T08:00:00Z', zone: 'Pacific/Auckland' }

/** A server has no window, and another clock than the visitor. */
function serverHtml(page: ReactNode): string {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  be(server)
  const html = sentHtml(renderToString(page))
  vi.unstubAllGlobals()
  be(browser)
  return html
}

function be({ now, zone }: typeof server): void {
  process.env.TZ = zone
  vi.setSystemTime(now)
}

/** What React complains of while every island of that name wakes up. */
async function complaints(html: string, name: string, component: ComponentType<never>): Promise<string[]> {
  const heard: string[] = []
  const hear = (event: ErrorEvent) => {
    heard.push(event.message)
    event.preventDefault()
  }
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('IntersectionObserver', Unseen)
  vi.stubGlobal('ResizeObserver', Unseen)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.spyOn(console, 'error').mockImplementation((...words) => heard.push(words.join(' ')))
  window.addEventListener('error', hear)
  document.body.innerHTML = html
  const found = [...document.querySelectorAll<HTMLElement>(`gevel-island[name="${name}"]`)]
  expect(found.length).toBeGreaterThan(0)
  for (const island of found) await hydrateIsland(island, component)
  window.removeEventListener('error', hear)
  return heard
}

// jsdom has no canvas, and says so aloud when the map asks for one.
HTMLCanvasElement.prototype.getContext = () => null

class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(Object.keys(islands))('%s wakes up as the server left it', async (name) => {
  const component = await islands[name]!()
  expect(Object.keys(samples)).toContain(name)
  expect(await complaints(serverHtml(samples[name]), name, component)).toEqual([])
})

const differences: Record<string, () => ReactNode> = {
  'white space': () => <p>{typeof window === 'undefined' ? 'Te koop' : 'Te  koop'}</p>,
  'a date': () => <time>{new Date().toISOString()}</time>,
  'a time zone': () => <time>{new Date('2026-01-01T23:30:00Z').getHours()}</time>,
  'an attribute': () => <p title={typeof window}>Gent</p>,
  'an element too many': () => <p>{typeof window === 'undefined' ? null : <b>Gent</b>}</p>,
}

test.each(Object.keys(differences))('%s that differs in the browser is noticed', async (difference) => {
  const Differing = differences[difference]!
  const html = serverHtml(<Island name="differing" of={Differing} props={{}} />)
  expect(await complaints(html, 'differing', Differing)).not.toEqual([])
})

test('an id that differs in the browser is noticed', async () => {
  const Labelled = () => {
    const id = useId()
    return <p id={id}>Gent</p>
  }
  const html = serverHtml(<Island name="differing" of={Labelled} props={{}} />)
  expect(await complaints(html, 'differing', Labelled)).toEqual([])
  const other = html.replace(/ prefix="[^"]*"/, ' prefix="other"')
  expect(await complaints(other, 'differing', Labelled)).not.toEqual([])
})
