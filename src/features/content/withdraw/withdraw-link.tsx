'use client'

import { PopupList, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'

import { knownLocale } from '@/i18n/locales'

import './withdraw-link.css'
import { withdrawnRecord, withdrawPath } from './withdraw-paths'
import { withdrawText } from './withdraw-words'

/**
 * In the place of Payload's own ways to unpublish and to delete: they say nothing of where a thing is used and lead
 * its address nowhere. Settings have neither.
 */
export function WithdrawLink() {
  const { id, collectionSlug, isTrashed, hasPublishPermission } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const record = withdrawnRecord(collectionSlug, id)
  if (!record) return null
  const { admin: adminRoute } = config.routes
  return (
    <>
      <span className="withdraw-instead" hidden />
      {hasPublishPermission && !isTrashed && (
        <PopupList.Button
          id="action-withdraw"
          href={formatAdminURL({ adminRoute, path: withdrawPath(record) })}
        >
          {withdrawText.menu[knownLocale(i18n.language)]}
        </PopupList.Button>
      )}
    </>
  )
}
