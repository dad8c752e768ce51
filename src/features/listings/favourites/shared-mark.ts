/** Stands in prepared links where the numbers of the shared homes come; it reads the same in any encoding. */
export const sharedMark = 'SHARED-HOMES'
