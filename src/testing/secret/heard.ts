/** What somebody outside was sent. */
export interface Heard {
  from: string
  status: number
  /** In small letters. */
  text: string
}
