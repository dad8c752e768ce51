/** The dark modules as one path of an SVG, to be stroked one unit wide: a third of the letters that squares would take. */
export function qrPath(grid: readonly (readonly boolean[])[]): string {
  return grid.map((row, y) => rowPath(row, y)).join('')
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  let end = 0
  for (const { index, 0: run } of row.map(Number).join('').matchAll(/1+/g)) {
    path += path === '' ? `M${index} ${y}.5` : `m${index - end} 0`
    path += `h${run.length}`
    end = index + run.length
  }
  return path
}
