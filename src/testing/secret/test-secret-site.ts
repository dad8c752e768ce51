import { expect, test } from 'vitest'

import { secretMiddle, type SecretSite } from './crawl-secret-homes'
import type { Heard } from './heard'
import { holdsTrace, secretHomes, secretPoint, secretTraces, soldPoint, unstoredTraces } from './secret-homes'

const partsOfTown = ['sint-idesbald', 'doornpanne']
const { hidden, plain, sold } = secretHomes

function leaksIn(heard: Heard[], traces: readonly string[]): string[] {
  return traces.flatMap((trace) =>
    heard.filter(({ text }) => holdsTrace(text, trace)).map(({ from }) => `${trace} in ${from}`),
  )
}

/** A square of a kilometre around a point, as an area that was drawn. */
function around(longitude: number, latitude: number): string {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  return corners.map(([x = 0, y = 0]) => `${longitude + x / 200}_${latitude + y / 200}`).join('*')
}

/** What must hold of a site whether or not the domain checks what the database gives. */
export function testSecretSite(site: () => SecretSite): void {
  test.each([false, true])(
    'towns hidden: %s: no answer gives away what may not be known',
    async (hideCity) => {
      await site().hideTowns(hideCity)
      const before = site().photographsAsked()
      const heard = await site().answers()
      // The shared picture of the hidden home holds its photograph, in four languages.
      expect(site().photographsAsked() - before).toBeGreaterThanOrEqual(4)
      expect(heard.filter(({ status }) => status >= 500).map(({ from }) => from)).toEqual([])
      const gone = heard.filter(({ from }) => /\/(?:3|7|8)\/$/.test(from) && !from.startsWith('/property/'))
      expect(new Set(gone.map(({ status }) => status))).toEqual(new Set([410]))
      const files = (end: RegExp) =>
        new Set(heard.filter(({ from }) => end.test(from)).map(({ status }) => status))
      const paper = /\/documents\/[^/]+\//.source
      expect([...files(/\/calendar\/$/), ...files(new RegExp(`${paper}2/$`))]).toEqual([200, 200])
      expect(files(new RegExp(`${paper}1/$`))).toEqual(new Set([303]))
      const toAssistants = heard.filter(({ from }) => from.includes('"name":"get_home"'))
      expect(new Set(toAssistants.map(({ status }) => status))).toEqual(new Set([200]))
      expect(toAssistants.filter(({ text }) => text.includes(`v-${hidden}`))).toHaveLength(4)
      const answered = heard.filter(({ status }) => status === 200)
      expect(answered.length).toBeGreaterThan(150)
      expect(answered.filter(({ text }) => text.includes(`v-${hidden}`)).length).toBeGreaterThan(20)
      const traces = [...secretTraces, ...unstoredTraces].filter(
        (trace) => hideCity || !partsOfTown.includes(trace),
      )
      // Where the home is told of, its town is not; who wants to be told of homes chooses among all towns.
      const ofHome = heard.filter(
        ({ text, from }) => text.includes(`v-${hidden}`) && !/koks|coxyde|8670|forms\/demand/.test(from),
      )
      expect(ofHome.length).toBeGreaterThan(20)
      const towns = leaksIn(ofHome, ['koksijde', 'coxyde', '8670'])
      expect(towns.length > 0).toBe(!hideCity)
      // What was asked for may be said again: the words of a search stand above its list.
      const asked = (from: string, trace: string) => decodeURIComponent(from).toLowerCase().includes(trace)
      const told = traces.flatMap((trace) =>
        leaksIn(
          heard.filter(({ from }) => !asked(from, trace)),
          [trace],
        ),
      )
      expect(told).toEqual([])
    },
  )

  test('nor does any mail', async () => {
    await site().hideTowns(true)
    const heard = await site().mails()
    expect(heard.filter(({ text }) => text.includes(`v-${hidden}`)).length).toBeGreaterThan(40)
    const told = leaksIn(heard, [...secretTraces, ...unstoredTraces, 'koksijde', 'coxyde', '8670'])
    const rare = [
      'visitor-mail of a visit that is moved',
      'visitor-mail of a visit that is cancelled',
      'documents-released',
      'demand-still-wanted',
    ]
    const mailsOf = (about: string) => heard.filter(({ from }) => from.startsWith(about))
    expect(rare.map((about) => mailsOf(about).length)).toEqual([4, 4, 4, 4])
    // Colleagues read which of the home's papers was asked for, and who was shown one reads its name.
    const namesPaper = /^geheimakte in (?:agency-mail of documents|documents-released) /
    expect(told.filter((leak) => !namesPaper.test(leak))).toEqual([])
  })

  test('no words and no amount find a home by what is hidden of it', async () => {
    await site().hideTowns(true)
    for (const text of ['verzwegensteeg', '47119z', 'stilzwijgenlaan', 'doornpanne'])
      expect(await site().found(`text=${text}`), text).toEqual([])
    const { marquee, unpriced, annuity } = secretHomes
    const dear = await site().found('price-min=320000&price-max=800000')
    expect(dear).toContain(plain)
    for (const id of [marquee, unpriced, annuity]) expect(dear).not.toContain(id)
  })

  test('a sold home is found by its reference, and no area tells where it stands', async () => {
    await site().hideTowns(false)
    const { longitude, latitude } = soldPoint
    expect(await site().listed('reference=V-2')).toEqual([sold])
    const areas = ['0.1', '1', '50'].map((radius) => `${longitude}_${latitude}_${radius}`)
    for (const area of [...areas, around(longitude, latitude)]) {
      expect(await site().listed(`reference=V-2&area=${area}`), area).toEqual([])
      expect(await site().found(`reference=V-2&area=${area}`), area).toEqual([])
    }
    expect(await site().listed(`area=${areas.at(-1)}`)).toContain(plain)
  })

  test('a hidden home is found by the middle of its municipality, and never where it stands', async () => {
    await site().hideTowns(false)
    const { longitude, latitude } = secretPoint
    const [middleLng, middleLat] = secretMiddle
    for (const area of [
      `${longitude}_${latitude}_0.1`,
      `${longitude}_${latitude}_1`,
      around(longitude, latitude),
    ])
      expect(await site().found(`area=${area}`), area).toEqual([])
    for (const area of [`${middleLng}_${middleLat}_0.5`, around(middleLng, middleLat)])
      expect(await site().found(`area=${area}`), area).toEqual([hidden])
    expect(await site().found('city=Koksijde')).toEqual([hidden])

    await site().hideTowns(true)
    const everywhere = await site().found('')
    expect(everywhere).toContain(plain)
    expect(everywhere).not.toContain(hidden)
    const places = [
      'city=Koksijde',
      'city=8670',
      'municipality=38014',
      'province=BE-VWV',
      `area=${middleLng}_${middleLat}_50`,
    ]
    for (const query of places) expect(await site().found(query), query).not.toContain(hidden)
  })
}
