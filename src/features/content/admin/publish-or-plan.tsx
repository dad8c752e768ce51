'use client'

import {
  FormSubmit,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'

import { planWords } from './plan-words'
import { whenText } from '@/cms/admin/when-text'

/** Publishes in the language one writes in; with a date that is still to come, plans that instead. */
export function PublishOrPlan() {
  const publishAt = useFormFields(([fields]) => fields.publishAt?.value)
  const isPlanned = typeof publishAt === 'string' && new Date(publishAt) > new Date()
  return isPlanned ? <PlanButton moment={publishAt} /> : <PublishNow />
}

function PublishNow() {
  const { id, collectionSlug, globalSlug, ...document } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  const { config } = useConfig()
  const locale = useLocale()
  const { i18n } = useTranslation()
  if (!document.hasPublishPermission) return null
  const words = planWords(i18n.language, getTranslation(locale.label, i18n))
  const record = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')
  const publish = async (which: string) => {
    const saved = await submit({
      action: `${config.routes.api}/${record}?depth=0&fallback-locale=null&locale=${locale.code}&${which}`,
      overrides: { _status: 'published' },
    })
    if (!saved?.res.ok) return
    document.setUnpublishedVersionCount(0)
    document.setMostRecentVersionIsAutosaved(false)
    document.setHasPublishedDoc(true)
  }
  return (
    <FormSubmit
      buttonId="action-save"
      disabled={!isModified && document.unpublishedVersionCount === 0 && document.hasPublishedDoc}
      onClick={() => void publish(`publishSpecificLocale=${locale.code}`)}
      size="medium"
      tooltip={words.shared}
      type="button"
      SubMenuPopupContent={({ close }) => (
        <PopupList.ButtonGroup>
          <PopupList.Button
            id="publish-locale"
            onClick={() => {
              close()
              void publish('publishAllLocales=true')
            }}
          >
            {words.publishAll}
          </PopupList.Button>
        </PopupList.ButtonGroup>
      )}
    >
      {words.publish}
    </FormSubmit>
  )
}

function PlanButton({ moment }: { moment: string }) {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const { submit } = useForm()
  const { config } = useConfig()
  const locale = useLocale()
  const { i18n } = useTranslation()
  if (!hasPublishPermission || id === undefined) return null
  const words = planWords(i18n.language, getTranslation(locale.label, i18n))
  const when = whenText(moment, i18n.language)
  const plan = async (publishIn: string) => {
    const query = `draft=true&depth=0&fallback-locale=null&locale=${locale.code}`
    const saved = await submit({
      action: `${config.routes.api}/${collectionSlug}/${id}?${query}`,
      method: 'PATCH',
      overrides: { _status: 'draft', publishIn },
      disableSuccessStatus: true,
    })
    if (saved?.res.ok) toast.success(words.planned.replace('{when}', when))
  }
  return (
    <FormSubmit
      buttonId="action-plan"
      onClick={() => void plan(locale.code)}
      size="medium"
      type="button"
      SubMenuPopupContent={({ close }) => (
        <PopupList.ButtonGroup>
          <PopupList.Button
            onClick={() => {
              close()
              void plan('all')
            }}
          >
            {words.planAll}
          </PopupList.Button>
        </PopupList.ButtonGroup>
      )}
    >
      {words.plan.replace('{when}', when)}
    </FormSubmit>
  )
}
