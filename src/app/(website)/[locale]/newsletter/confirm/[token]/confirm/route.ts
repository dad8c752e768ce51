import { answerConfirm } from '@/app/_screens/newsletter-answer'
import { showPage } from '@/app/_screens/private-answer'

interface Context {
  params: Promise<{ locale: string; token: string }>
}

export const GET = showPage('newsletter-confirm')

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerConfirm(request, params)
}
