import type { MailLine } from '../mail-content'
import { wrapped } from './helvetica'
import { pageHeight, pageWidth, type PdfDocument, pdfFile } from './pdf-file'

export interface Letter {
  title: string
  language: string
  /** Under the title, small. */
  subtitle: string
  lines: MailLine[]
  paragraphs: string[]
  footer: string
}

const margin = 57
const labelWidth = 165
const valueX = margin + labelWidth + 12
const valueWidth = pageWidth - margin - valueX
const textWidthMax = pageWidth - 2 * margin
const lowest = pageHeight - 80
const size = 10
const leading = 14

type Page = PdfDocument['pages'][number]

/** A ledger and some paragraphs on as many sheets of A4 as it takes. */
export function letterPdf({ title, language, subtitle, lines, paragraphs, footer }: Letter): Buffer {
  const pages: Page[] = []
  let page = newPage()
  let y = margin + 20

  function newPage(): Page {
    const made: Page = { texts: [], rules: [] }
    pages.push(made)
    return made
  }
  function row(text: string, at: { x?: number; size?: number; isBold?: boolean } = {}) {
    page.texts.push({ x: margin, y, size, ...at, text })
  }
  /** Room for one more line, on the next sheet if need be. */
  function makeRoom() {
    if (y <= lowest) return
    page = newPage()
    y = margin + 20
  }

  for (const line of wrapped(title, 24, textWidthMax)) {
    row(line, { size: 22, isBold: true })
    y += 28
  }
  for (const line of wrapped(subtitle, size, textWidthMax)) {
    row(line)
    y += leading
  }
  y += leading
  for (const { label, value } of lines) {
    const labels = wrapped(label, size, labelWidth)
    const values = wrapped(value, size, valueWidth)
    makeRoom()
    page.rules.push({ y: y - 11, from: margin, to: pageWidth - margin })
    for (let index = 0; index < Math.max(labels.length, values.length); index++) {
      makeRoom()
      if (labels[index]) row(labels[index] ?? '')
      if (values[index]) row(values[index] ?? '', { x: valueX })
      y += leading
    }
    y += 4
  }
  for (const paragraph of paragraphs) {
    y += leading
    for (const line of wrapped(paragraph, size, textWidthMax)) {
      makeRoom()
      row(line)
      y += leading
    }
  }
  pages.forEach((each, index) => {
    const number = `${index + 1} / ${pages.length}`
    const [first = ''] = wrapped(footer, 8, textWidthMax - 60)
    each.rules.push({ y: pageHeight - 56, from: margin, to: pageWidth - margin })
    each.texts.push({ x: margin, y: pageHeight - 42, size: 8, text: first })
    each.texts.push({ x: pageWidth - margin - 24, y: pageHeight - 42, size: 8, text: number })
  })
  return pdfFile({ title, language, pages })
}
