/**
 * Six façades of our streets, each drawn from its lower-left corner on a ground line at y = 0 (up is negative).
 * `skyline` is one unbroken line from left to right; `details` are the doors and windows within it.
 */
interface Facade {
  width: number
  skyline: string
  details: string
}

const window = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}`

const door = (x: number, width: number, height: number) => `M${x} 0v${-height}h${width}v${height}`

const row = (xs: number[], y: number, width: number, height: number) =>
  xs.map((x) => window(x, y, width, height)).join('')

const steppedGable: Facade = {
  width: 84,
  skyline: 'v-74h8v-12h8v-12h8v-12h8v-12h6v-8h8v8h6v12h8v12h8v12h8v12h8v74',
  details: `${door(10, 16, 34)}${row([36, 58], -34, 14, 22)}${row([12, 36, 60], -68, 12, 20)}${window(34, -98, 16, 20)}`,
}

const corniceHouse: Facade = {
  width: 96,
  skyline: 'v-102h-3v-6h102v6h-3v102',
  details: `${door(40, 16, 36)}${row([10, 70], -34, 16, 24)}${row([10, 40, 70], -66, 16, 22)}${row([10, 40, 70], -94, 16, 18)}`,
}

const mansard: Facade = {
  width: 104,
  skyline: 'v-78h4l8-34h20v-10h10v10h20v-10h10v10h20l8 34h4v78',
  details: `${door(44, 16, 34)}${row([12, 76], -32, 16, 22)}${row([12, 44, 76], -68, 16, 24)}M4-78h96${row([28, 62], -104, 14, 18)}`,
}

const galleryFlat: Facade = {
  width: 120,
  skyline: 'v-128h44v-10h14v10h62v128',
  details: `${door(52, 18, 22)}M8-30h104M8-60h104M8-90h104${row([14, 40, 68, 94], -54, 14, 16)}${row([14, 40, 68, 94], -84, 14, 16)}${row([14, 40, 68, 94], -116, 14, 18)}`,
}

const farmhouse: Facade = {
  width: 168,
  skyline: 'v-36l14-40h8v-12h10v12h122l14 40v36',
  details: `M0-36h168${door(70, 16, 30)}${row([16, 42, 98], -28, 14, 16)}M128 0v-26h26v26M128-26l26 26`,
}

const villa: Facade = {
  width: 150,
  skyline: 'v-50h36v-38h78v24h36v64',
  details: `${door(64, 16, 34)}${window(8, -38, 22, 26)}M44-42h62${row([48, 82], -78, 18, 24)}${window(90, -34, 14, 22)}M114-54h28v54`,
}

export const facades = { steppedGable, corniceHouse, mansard, galleryFlat, farmhouse, villa }

export type FacadeName = keyof typeof facades
