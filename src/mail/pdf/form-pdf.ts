import { fileURLToPath } from 'node:url'

import type { MailLine } from '../mail-content'

export interface FormPdf {
  title: string
  language: string
  /** Under the title, small. */
  subtitle: string
  lines: MailLine[]
  paragraphs: string[]
  footer: string
}

// Latin, Greek and Cyrillic letters: a name is printed as it was typed.
const fonts = { text: fontFile('DejaVuSans.ttf'), title: fontFile('DejaVuSerif.ttf') }

const printed =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
const emoji = /\p{Extended_Pictographic}/u

/** Whether the fonts have all characters of a text; another one shows as an empty box. */
export function isPrinted(text: string): boolean {
  return printed.test(text) && !emoji.test(text)
}

const margin = 57
const spacing = 12
const labelWidth = 165
const footerHeight = 24
const size = 9
const ruleColour = '#d9d4c8'

/** A ledger and some paragraphs on as many sheets of A4 as it takes. */
export async function formPdf(form: FormPdf): Promise<Buffer> {
  const { title, language, subtitle, lines, paragraphs } = form
  // Only offers are printed; nobody else loads what it takes.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title },
  })
  const width = pdf.page.width - 2 * margin

  pdf.font(fonts.title, 20).text(title, { width })
  pdf.font(fonts.text, size).text(subtitle, { width }).moveDown(1.5)
  for (const line of lines) ledgerRow(pdf, line, width)
  for (const paragraph of paragraphs) {
    pdf.moveDown()
    pdf.text(paragraph, margin, pdf.y, { width })
  }
  addFooters(pdf, form.footer, width)
  pdf.end()
  return Buffer.concat((await pdf.toArray()) as Buffer[])
}

/** A long answer flows on; its label and its rule stay where it begins. */
function ledgerRow(pdf: PDFKit.PDFDocument, { label, value }: MailLine, width: number): void {
  const labelHeight = pdf.heightOfString(label, { width: labelWidth })
  if (pdf.y + labelHeight + spacing > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
  const top = pdf.y
  pdf.lineWidth(0.5).strokeColor(ruleColour)
  pdf
    .moveTo(margin, top)
    .lineTo(margin + width, top)
    .stroke()
  pdf.text(label, margin, top + 5, { width: labelWidth })
  const labelEnd = pdf.y
  const valueX = margin + labelWidth + spacing
  const sheet = pdf.page
  pdf.text(value, valueX, top + 5, { width: width - labelWidth - spacing })
  if (pdf.page === sheet) pdf.y = Math.max(pdf.y, labelEnd)
  pdf.y += 6
}

function addFooters(pdf: PDFKit.PDFDocument, footer: string, width: number): void {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // Below the text's own margin: without room of its own a footer would open another sheet.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - margin
    pdf.fontSize(7.5)
    const line = { lineBreak: false, height: 10, ellipsis: true }
    pdf.text(footer, margin, y, { ...line, width: width - 60 })
    pdf.text(`${index + 1} / ${count}`, margin + width - 50, y, { ...line, width: 50, align: 'right' })
  }
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}`))
}
