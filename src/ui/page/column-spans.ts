/** Twelfths of the width, on a phone, a tablet and a desktop. `theme.css` names these classes, which no file spells out. */
export function columnSpans({ sm, md, lg }: { sm: number; md: number; lg: number }): string {
  return `col-span-${sm} md:col-span-${md} lg:col-span-${lg}`
}
