import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Wide enough for a logo on any screen. */
const renderedPixels = 1600

/**
 * A drawing may hold scripts and ask other hosts: it is rendered once, here, and its picture is stored. One that cannot be
 * rendered goes on as it is, and is refused as no picture.
 */
export const renderDrawing: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || file?.mimetype !== 'image/svg+xml') return args
  const rendered = await sharp(file.data, { density: 300 })
    .resize({ width: renderedPixels, height: renderedPixels, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => null)
  file.name = `${file.name.replace(/\.svg$/i, '')}.png`
  file.mimetype = 'image/png'
  if (rendered) {
    file.data = rendered
    file.size = rendered.byteLength
  }
  return args
}
