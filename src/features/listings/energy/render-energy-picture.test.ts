import sharp from 'sharp'
import { expect, test } from 'vitest'

import { energyScale } from '@/domain/listing/energy/energy-label'
import { regions } from '@/domain/place/region'

import { renderEnergyPicture } from './render-energy-picture'

// Coverage: 9.46.
test.each(regions.flatMap((region) => energyScale(region).map((label) => ({ region, label }))))(
  'label $label of $region is a picture in its colour, with its letter',
  async ({ region, label }) => {
    const picture = sharp(await renderEnergyPicture(region, label))
    expect(await picture.metadata()).toMatchObject({ format: 'png', height: 160 })
    // The corner is the arrow's colour; where the letter stands there is a second one.
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
    const ground = at(1, 1).toString('hex')
    const middle = Array.from({ length: info.width - 100 }, (_, x) => at(x + 20, 80).toString('hex'))
    expect(middle.some((colour) => colour !== ground)).toBe(true)
  },
)
