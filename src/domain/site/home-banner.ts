export const bannerKinds = ['image', 'gallery', 'video', 'properties', 'projects'] as const
export type BannerKind = (typeof bannerKinds)[number]

/** A banner of properties needs some; without them its image shows. */
export function bannerKind({ type }: { type: BannerKind }, hasProperties: boolean): BannerKind {
  return type === 'properties' && !hasProperties ? 'image' : type
}

/** Puts the numbers of homes on offer into an editor's banner text. */
export function fillCounts(text: string, { forSale, forRent }: { forSale: string; forRent: string }): string {
  return text.replaceAll('{FOR_SALE_TOTAL}', forSale).replaceAll('{FOR_RENT_TOTAL}', forRent)
}
