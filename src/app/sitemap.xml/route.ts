import { answerSitemapIndex } from '@/app/_screens/answer-sitemap'

export const dynamic = 'force-dynamic'

export function GET() {
  return answerSitemapIndex()
}
