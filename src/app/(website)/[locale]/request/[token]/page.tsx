import { RequestScreen } from '@/app/_screens/request-screen'
import { type PrivateProps, privateMetadata } from '@/app/_screens/private-screen'

export const generateMetadata = privateMetadata('request.title')

export default function Page(props: PrivateProps) {
  return <RequestScreen {...props} />
}
