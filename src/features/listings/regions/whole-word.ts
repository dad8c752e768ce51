/** Which word says "all of it": Brussels is a region, Luxembourg has cantons. */
export function wholeWord(province: string): 'whole_region' | 'whole_canton' | 'whole_province' {
  if (province === 'BE-BRU') return 'whole_region'
  return province.startsWith('LU-') ? 'whole_canton' : 'whole_province'
}
