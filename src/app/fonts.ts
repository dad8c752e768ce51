import localFont from 'next/font/local'

/** Latin only, one weight axis each: together 91 KB. Next preloads them and matches the fallback's measures. */
const newsreader = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
})

const hankenGrotesk = localFont({
  src: '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-hanken-grotesk',
  adjustFontFallback: 'Arial',
})

export const fontVariables = `${newsreader.variable} ${hankenGrotesk.variable}`
