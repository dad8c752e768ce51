import type { Page } from '@playwright/test'

import { translator } from '@/i18n/messages'
import type { PictureLocale } from '../screenshots/shots'

/** Minutes ago and the address of the site itself differ from picture to picture. */
export async function hideMovingWords(page: Page, locale: PictureLocale): Promise<void> {
  const t = translator(locale)
  const texts = [0, 1, 77].map((minutes) => t('listing.checked_ago', { minutes }).replace(/\d+/, '\\d+'))
  const moving = page.getByText(new RegExp(`^(${texts.join('|')})`))
  await moving.evaluateAll((elements) => {
    for (const element of elements) element.textContent = '…'
  })
  await page.getByRole('img', { name: /QR/ }).evaluateAll((codes) => {
    for (const code of codes) (code as HTMLElement).style.visibility = 'hidden'
  })
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      const text = currentNode.nodeValue ?? ''
      if (/localhost:\d+/.test(text)) currentNode.nodeValue = text.replace(/localhost:\d+/, 'localhost')
    }
  })
}
