/** As it stands in the list of addresses that must get no more mail. */
export const newsletterList = 'newsletter'
