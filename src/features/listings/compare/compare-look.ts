/** On a phone: two homes across, the label of a row above its values. From a tablet on: a column for the labels too. */
export function compareLook(homes: number) {
  const columns = `max-md:grid ${phoneColumns[homes] ?? ''}`
  const isSwiped = homes > 2
  return {
    frame: isSwiped ? swiped : '',
    table: `w-full border-separate border-spacing-0 text-left md:table-fixed max-md:block ${phoneWidths[homes] ?? ''}`,
    columns,
    photo: 'min-w-0 p-0 align-top max-md:snap-start max-md:pr-4 md:pl-4',
    // What is swiped cannot hold its head at the top of the window as well; two homes fit without.
    head: `${columns} bg-paper border-ink max-md:border-b ${isSwiped ? '' : 'max-md:sticky max-md:top-16 max-md:z-10'}`,
    corner: `max-md:sr-only ${held}`,
    home: `min-w-0 align-top font-normal max-md:pr-4 md:pl-4 ${held}`,
    row: `${columns} border-line max-md:border-b`,
    label:
      'bg-paper text-ink-soft border-line align-top text-sm font-normal max-md:col-span-full max-md:pt-2.5 md:sticky md:left-0 md:border-b md:py-2.5 md:text-base',
    labelText: 'wrap-anywhere hyphens-auto max-md:sticky max-md:left-0 max-md:inline-block',
    value:
      'figures border-line min-w-0 align-top wrap-anywhere hyphens-auto max-md:pr-4 max-md:pb-2.5 md:border-b md:py-2.5 md:pl-4',
  }
}

/** Positioned, so that what only screen readers see does not widen the page. */
const swiped =
  'relative max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 print:overflow-visible'

/** Under the site's own header, which is as high once one scrolls. */
const held = 'bg-paper border-ink md:sticky md:top-16 md:z-10 md:border-b print:static'

const phoneColumns: Record<number, string> = {
  1: 'max-md:grid-cols-1',
  2: 'max-md:grid-cols-2',
  3: 'max-md:grid-cols-3',
  4: 'max-md:grid-cols-4',
}

/** So that two homes fill the window. */
const phoneWidths: Record<number, string> = { 3: 'max-md:w-[150%]', 4: 'max-md:w-[200%]' }
