import { answerKeptHomes } from '@/app/_screens/answer-kept-homes'
import { isLocale } from '@/i18n/locales'

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return answerKeptHomes(locale, new URL(request.url).searchParams)
}
