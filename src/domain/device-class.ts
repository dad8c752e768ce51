/**
 * Which picture a screen gets: that of a phone up to 767 pixels, of a tablet up to 960, else of a desktop.
 * A server knows no width: the picture it gives without a condition is the desktop's.
 */
export const pictureMedia = { phone: '(width <= 767px)', tablet: '(width <= 960px)' } as const
