/** Lets so many bytes through and breaks off at the next: whoever sends without end is not listened to. */
export function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = bytes
  return new TransformStream({
    transform(part, line) {
      left -= part.byteLength
      if (left < 0) line.error(new Error(`More than ${bytes} bytes`))
      else line.enqueue(part)
    },
  })
}
