import { answerRegionTree } from '@/app/_screens/answer-filters'
import { isLocale } from '@/i18n/locales'

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return answerRegionTree(locale, new URL(request.url).searchParams)
}
