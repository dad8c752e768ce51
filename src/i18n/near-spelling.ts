/** How many letters were missed, added, swapped or mistaken; Infinity as soon as it is more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? least) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return Infinity
    before = last
    last = row
  }
  const distance = last[b.length] ?? Infinity
  return distance > most ? Infinity : distance
}

/** Short names leave no room for a slip: too many others are as near. */
export function slipsAllowed(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2
}
