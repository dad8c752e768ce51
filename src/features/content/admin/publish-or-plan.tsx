'use client'

import {
  FormSubmit,
  PopupList,
  PublishButton,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
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
  return isPlanned ? <PlanButton moment={publishAt} /> : <PublishButton />
}

function PlanButton({ moment }: { moment: string }) {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const { submit } = useForm()
  const { config } = useConfig()
  const locale = useLocale()
  const { i18n } = useTranslation()
  if (!hasPublishPermission || id === undefined) return null
  const words = planWords(i18n.language)
  const when = whenText(moment, i18n.language)
  const language = getTranslation(locale.label, i18n)
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
      {words.plan.replace('{when}', when).replace('{language}', language)}
    </FormSubmit>
  )
}
