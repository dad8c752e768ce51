/** The photographs of each home after the one that its card has: its number, then their addresses. */
export type CardPictures = [id: number, ...urls: string[]]
