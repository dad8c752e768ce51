import { answerSitemap } from '@/app/_screens/answer-sitemap'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return answerSitemap((await params).file)
}
