/** Vite answers with the address at which it serves the file. */
declare module '*?url' {
  const address: string
  export default address
}
