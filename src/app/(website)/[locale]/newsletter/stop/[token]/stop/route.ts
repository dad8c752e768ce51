import { answerStop } from '@/app/_screens/newsletter-answer'
import { showPage } from '@/app/_screens/private-answer'

interface Context {
  params: Promise<{ locale: string; token: string }>
}

export const GET = showPage('newsletter-stop')

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerStop(request, params)
}
