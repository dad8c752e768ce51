import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Wide enough for a logo on any screen. */
const drawnPixels = 1600

/**
 * A drawing may hold scripts and ask other hosts: it is drawn once, here, and its picture is stored. One that cannot be
 * drawn goes on as it is, and is refused as no picture.
 */
export const drawPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || file?.mimetype !== 'image/svg+xml') return args
  const drawn = await sharp(file.data, { density: 300 })
    .resize({ width: drawnPixels, height: drawnPixels, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => null)
  file.name = `${file.name.replace(/\.svg$/i, '')}.png`
  file.mimetype = 'image/png'
  if (drawn) {
    file.data = drawn
    file.size = drawn.byteLength
  }
  return args
}
