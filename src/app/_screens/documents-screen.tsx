import { getRequested } from '@/app/_data/requests'
import { DocumentsPage } from '@/features/leads/documents/documents-page'

import { besideOf } from './private-beside'
import { type PrivateProps, PrivateScreen } from './private-screen'

export function DocumentsScreen(props: PrivateProps) {
  return (
    <PrivateScreen
      {...props}
      purpose="documents"
      draw={async ({ locale, token, id, expires }) => {
        const found = await getRequested(id)
        if (!found) return null
        return (
          <DocumentsPage
            locale={locale}
            token={token}
            documents={found.documents.map(({ id: documentId, name }) => ({ id: documentId, name }))}
            until={expires}
            beside={await besideOf(found.lead.listingId, locale)}
          />
        )
      }}
    />
  )
}
