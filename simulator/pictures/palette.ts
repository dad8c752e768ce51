export const paper = '#FBF8F3'
export const ink = '#1E1A16'
export const brick = '#9C3F26'
export const hairline = '#8A8175'

export const skies = ['#F1ECE2', '#E9EEEE', '#F4E9DE', '#E6ECF1', '#EFEAEA', '#F3EFDF']
export const walls = [brick, '#B0674E', '#A65A43', '#EDE4D6', '#D9CFC0', '#F6F0E6', '#C8B9A4', '#8E5A49']
export const roofs = ['#5A3B31', '#4A4640', '#74483A', '#3F4347']
export const greens = ['#8F9B78', '#7D8C6A', '#A3AA86']
export const woods = ['#B98F66', '#9F7650', '#CBA983']

export const width = 1200
export const height = 800

export function svg(content: string, background: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/><g stroke="${ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`
}

export function polygon(points: [number, number][], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string = hairline,
  thickness = 1.5,
): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}" stroke-width="${thickness}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
