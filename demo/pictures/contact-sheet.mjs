// All pictures of the manifest on one sheet, ordered by kind: node demo/pictures/contact-sheet.mjs
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

const folder = import.meta.dirname
const target = path.join(folder, '../../docs/screens/pictures.webp')
const columns = 8
const thumbnail = { width: 240, height: 160 }
const gutter = 8
const paper = '#FBF8F3'
const places = ['exterior', 'street', 'plot', 'garden', 'interior']

const pictures = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
const rank = ({ tags, file }) => [places.indexOf(tags.place), subject(tags, file), file]
pictures.sort((a, b) => compare(rank(a), rank(b)))

const tiles = await Promise.all(
  pictures.map(async ({ file }, index) => ({
    input: await sharp(path.join(folder, file)).resize(thumbnail).toBuffer(),
    left: gutter + (index % columns) * (thumbnail.width + gutter),
    top: gutter + Math.floor(index / columns) * (thumbnail.height + gutter),
  })),
)
const rows = Math.ceil(tiles.length / columns)
await mkdir(path.dirname(target), { recursive: true })
const { size } = await sharp({
  create: {
    width: gutter + columns * (thumbnail.width + gutter),
    height: gutter + rows * (thumbnail.height + gutter),
    channels: 3,
    background: paper,
  },
})
  .composite(tiles)
  .webp({ quality: 74, effort: 6 })
  .toFile(target)
console.log(`${tiles.length} pictures, ${Math.round(size / 1024)} KB`)

/** `stepped-gable-3.webp` is one of the stepped gables. */
function subject(tags, file) {
  return tags.room ?? file.replace(/-\d+\.webp$/, '')
}

function compare(a, b) {
  const at = a.findIndex((value, index) => value !== b[index])
  if (at < 0) return 0
  return a[at] < b[at] ? -1 : 1
}
