import { DocumentsPage } from '@/features/leads/documents/documents-page'

import { getRequested } from '../../data/requests'
import { besideOf } from './private-beside'
import { type OpenLink, type PrivateContent, privateScreen } from './private-screen'

export const documentsScreen = privateScreen({
  purpose: 'documents',
  title: 'documents.requested_title',
  read: readDocuments,
})

async function readDocuments({ locale, token, id, expires }: OpenLink): Promise<PrivateContent | null> {
  const found = await getRequested(id, locale)
  if (!found) return null
  const content = (
    <DocumentsPage
      locale={locale}
      token={token}
      documents={found.documents.map(({ id: documentId, name }) => ({ id: documentId, name }))}
      until={expires}
      beside={await besideOf(found.lead, locale)}
    />
  )
  return { content }
}
