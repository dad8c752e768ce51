/** The types that the filter of a list offers, by number, each with how many homes it has. */
export function typesOffered(listHtml: string): Map<string, number> {
  const options = [...listHtml.matchAll(/<label[^>]*for="[a-z-]*type-(\d+)"[^>]*>.*?\((\d+)\)/gs)]
  return new Map(
    options.map(([, type = '', count]) => [type, Number(count)] as const).filter(([, count]) => count > 0),
  )
}

/** How many homes each province or canton has, as the tree of regions says. */
export function provincesCounted(treeHtml: string): number[] {
  return [...treeHtml.matchAll(/<summary>.*?<small>\((\d+)\)<\/small><\/summary>/g)].map(([, count]) =>
    Number(count),
  )
}
