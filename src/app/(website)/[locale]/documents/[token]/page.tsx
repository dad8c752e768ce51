import { DocumentsScreen } from '@/app/_screens/documents-screen'
import { type PrivateProps, privateMetadata } from '@/app/_screens/private-screen'

export const generateMetadata = privateMetadata('documents.requested_title')

export default function Page(props: PrivateProps) {
  return <DocumentsScreen {...props} />
}
