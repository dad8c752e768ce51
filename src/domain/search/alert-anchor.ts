/** Where, on the page of a list, a visitor asks to be notified of homes that come into it. */
export const alertAnchor = 'list-demand'
