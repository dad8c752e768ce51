import { answerDemand } from '@/app/_screens/demand-answer'
import { showPage } from '@/app/_screens/private-answer'

interface Context {
  params: Promise<{ locale: string; token: string }>
}

export const GET = showPage('demand')

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerDemand(request, params, 'stop')
}
