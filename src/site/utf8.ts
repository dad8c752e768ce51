import { transcode } from 'node:buffer'

/** Text as bytes. `Buffer.from` takes twice as long for a text with a € or a ’ in it. */
export function utf8(text: string): NonSharedBuffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    // Half of a letter, as a text cut off in the wrong place has it.
    return transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8')
  }
}
