import { answerMapPlaces } from '@/app/_screens/answer-map'
import { isLocale } from '@/i18n/locales'

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  return isLocale(locale) ? answerMapPlaces(locale) : new Response(null, { status: 404 })
}
