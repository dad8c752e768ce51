import { execFileSync } from 'node:child_process'

import type { Page } from '@playwright/test'

/** What is printed, and on how many sheets: a blank one is paper too. */
export async function printed(page: Page): Promise<{ pdf: Buffer; text: string; sheets: number }> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true })
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).toString()
  return { pdf, text, sheets: text.split('\f').length - 1 }
}
