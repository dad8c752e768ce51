/** Yes-or-no facts packed in one number, so that a million of them can be searched. */
export const flag = {
  garden: 1,
  terrace: 2,
  garage: 4,
  parking: 8,
  lift: 16,
  cellar: 32,
  attic: 64,
  furnished: 128,
  pets: 256,
  pool: 512,
  viager: 1024,
  office: 2048,
  publishPrice: 4096,
  publishAddress: 8192,
  heatPump: 16384,
  solarPanels: 32768,
} as const

export type Flag = keyof typeof flag

export function has(flags: number, name: Flag): boolean {
  return (flags & flag[name]) !== 0
}
