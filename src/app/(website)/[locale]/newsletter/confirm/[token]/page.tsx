import { ConfirmNewsletterScreen } from '@/app/_screens/newsletter-screen'
import { type PrivateProps, privateMetadata } from '@/app/_screens/private-screen'

export const generateMetadata = privateMetadata('newsletter.title')

export default function Page(props: PrivateProps) {
  return <ConfirmNewsletterScreen {...props} />
}
