import { winAnsi } from './win-ansi'

export const pageWidth = 595
export const pageHeight = 842

/** One line of text; `y` is measured from the top. */
export interface PdfText {
  x: number
  y: number
  size: number
  isBold?: boolean
  text: string
}

export interface PdfDocument {
  title: string
  /** Such as nl-BE. */
  language: string
  pages: { texts: PdfText[]; rules: { y: number; from: number; to: number }[] }[]
}

const regularFont = 3
const boldFont = 4
const information = 5
const firstPage = 6

/** A small PDF: text in the fonts that every reader has, and hairlines. */
export function pdfFile({ title, language, pages }: PdfDocument): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const pageNumbers = pages.map((_, index) => firstPage + index * 2)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${utf16(title)}> >>`,
    ...pages.flatMap((page, index) => {
      const drawing = drawingOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${firstPage + index * 2 + 1} 0 R ` +
          `/Resources << /Font << /F1 ${regularFont} 0 R /F2 ${boldFont} 0 R >> >> >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ]
    }),
  ]
  return assembled(objects)
}

function drawingOf({ texts, rules }: PdfDocument['pages'][number]): string {
  const lines = texts.map(({ x, y, size, isBold = false, text }) => {
    const hex = winAnsi(text).bytes.toString('hex')
    return `BT /F${isBold ? 2 : 1} ${size} Tf ${x} ${pageHeight - y} Td <${hex}> Tj ET`
  })
  const hairlines = rules.map(({ y, from, to }) => `${from} ${pageHeight - y} m ${to} ${pageHeight - y} l S`)
  return ['0.5 w 0.89 0.86 0.81 RG', ...hairlines, ...lines].join('\n')
}

/** Every byte is plain ASCII, so a length in characters is one in bytes. */
function assembled(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((body, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const start = file.length
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n`
  file += `<< /Size ${count} /Root 1 0 R /Info ${information} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function utf16(text: string): string {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
}
