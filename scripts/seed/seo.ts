import type { Text } from './read-content'

export function seoOf({ seoTitle, seoDescription }: Text) {
  return { isActive: true, pageTitle: seoTitle, metaTitle: seoTitle, metaDescription: seoDescription }
}
