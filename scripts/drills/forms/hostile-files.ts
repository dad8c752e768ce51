import type { Random } from '../../../simulator/seed/random'
import { type PostedFile, randomBytes } from './bodies'

/** The smallest picture there is. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A header that promises 60,000 by 60,000 points. */
function hugePicture(): Buffer {
  const lie = Buffer.from(png)
  lie.writeUInt32BE(60_000, 16)
  lie.writeUInt32BE(60_000, 20)
  return lie
}

export function hostileFile(random: Random, mark: string): PostedFile {
  const script = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" id="${mark}" onload="${mark}()"/>`)
  const bytes = random.pick([
    () => png,
    () => Buffer.concat([png, Buffer.from(`<script id=${mark}>${mark}()</script>`)]),
    () => Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from(`*/=1;${mark}()`)]),
    () => script,
    hugePicture,
    () => Buffer.from(`%PDF-1.4 ${mark}`),
    () => Buffer.from('PK\u0003\u0004'),
    () => randomBytes(random, 2000),
    () => Buffer.alloc(0),
    () => Buffer.alloc(random.chance(0.1) ? 6_000_000 : 300_000, 1),
  ])()
  const filename = random.pick([
    'x.png',
    `"><img id=${mark} src=x>.png`,
    `../../${mark}.png`,
    `${mark}\r\nX-Injected: 1.jpg`,
    `${'x'.repeat(3000)}.webp`,
    '',
    '\u202Egnp.exe',
  ])
  const type = random.pick(['image/png', 'image/png', 'image/jpeg', 'image/svg+xml', 'text/html', mark, ''])
  return { filename, type, bytes }
}
