/** In the admin. */
export const menuPath = '/menu'

/** In its API. */
export const arrangeMenuPath = '/menu/arrange'
