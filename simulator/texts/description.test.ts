import { expect, test } from 'vitest'

import { defaultOptions } from '../options'
import { rowContext } from '../rows/row-context'
import { Simulation } from '../simulation'
import { testNow } from '../testing/a-simulator'
import { descriptionOf } from './description'

const { world } = new Simulation({ ...defaultOptions, now: testNow }, 'http://pictures')

test.each(['nl', 'fr', 'en', 'de'] as const)('every home is told in three paragraphs, in %s', (language) => {
  for (let slot = 0; slot < world.size; slot++) {
    const core = world.coreAt(slot)
    const row = { language, descriptionLanguage: language, keepsFonts: false }
    const text = descriptionOf(rowContext(world, core, row))
    expect(text.match(/<p>[^<]+<\/p>/g), `${core.type.key} ${core.id}`).toHaveLength(3)
  }
})
