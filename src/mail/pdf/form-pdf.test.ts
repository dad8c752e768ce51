import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { isPrinted, formPdf } from './form-pdf'

async function readBack(value: string): Promise<{ text: string; sheets: number }> {
  const file = await formPdf({
    title: 'Aankoopbod',
    language: 'nl-BE',
    subtitle: 'Huis · 9000 Gent',
    lines: [{ label: 'Voorwaarden', value }],
    paragraphs: ['Bindend.'],
    footer: 'Immo',
  })
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: file, encoding: 'utf8' })
  return { text, sheets: text.split('\f').length - 1 }
}

test.each(['Été à Liège, € 370.000 – « ’ … »', 'Łukasz Őry', 'Иван Петрович Сидоров', 'Ελένη Παπαδοπούλου'])(
  '%s is printed as it was typed',
  async (value) => {
    const { text, sheets } = await readBack(value)
    expect(isPrinted(value)).toBe(true)
    expect(text).toContain(value)
    expect(text).toContain('Aankoopbod')
    expect(sheets).toBe(1)
  },
)

test('a long answer goes on on further sheets, and nothing of it is lost', async () => {
  const words = Array.from({ length: 3000 }, (_, n) => `w${n}`)
  const { text, sheets } = await readBack(words.join(' '))
  expect(sheets).toBeGreaterThan(3)
  expect(text.match(/w\d+/g)).toEqual(words)
  expect(text).toMatch(new RegExp(`${sheets} ?/ ?${sheets}`))
})

test('one endless word stays within its column', async () => {
  const word = 'x'.repeat(300)
  const { text } = await readBack(word)
  expect(text.replaceAll(/\s/g, '')).toContain('Voorwaarden')
  expect(text.match(/x/g)).toHaveLength(word.length)
})

test.each(['王小明', 'مريم', 'Huis 🏠'])('of %s it is said that characters are missing', (value) => {
  expect(isPrinted(value)).toBe(false)
})
