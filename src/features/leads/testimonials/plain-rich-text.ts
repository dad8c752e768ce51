import type { Article } from '@/cms/generated/payload-types'

const block = { version: 1, format: '' as const, indent: 0, direction: null }

/** Text without any markup, as the editor stores it: a paragraph for each that the writer made. */
export function plainRichText(text: string): NonNullable<Article['body']> {
  const paragraphs = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    root: {
      ...block,
      type: 'root',
      children: paragraphs.map((line) => ({
        ...block,
        type: 'paragraph',
        textFormat: 0,
        children: [{ type: 'text', version: 1, text: line, format: 0, detail: 0, mode: 'normal', style: '' }],
      })),
    },
  }
}
