/** Powers of two in the field of 256 elements that QR codes use, and their inverse. */
const powers = new Uint8Array(255)
const logarithms = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  logarithms[value] = exponent
  value <<= 1
  if (value > 255) value ^= 0x11d
}

function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0
}

/** The polynomial by which data are divided, without its leading one. */
function divisor(degree: number): number[] {
  let polynomial = [1]
  for (const root of powers.subarray(0, degree)) {
    const shifted = [0, ...polynomial].map((factor) => product(factor, root))
    polynomial = [...polynomial, 0].map((factor, index) => factor ^ (shifted[index] ?? 0))
  }
  return polynomial.slice(1)
}

/** The codewords that let a reader repair `data`: the remainder of a division. */
export function errorCorrection(data: readonly number[], degree: number): number[] {
  const factors = divisor(degree)
  let remainder = Array<number>(degree).fill(0)
  for (const word of data) {
    const [first = 0, ...rest] = remainder
    const lead = word ^ first
    remainder = [...rest, 0].map((value, index) => value ^ product(factors[index] ?? 0, lead))
  }
  return remainder
}
