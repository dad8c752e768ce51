/** No line of a French text begins with a mark that stands apart from its word, or ends in « . */
export function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])/g, '\u00a0').replaceAll('« ', '«\u00a0')
}
