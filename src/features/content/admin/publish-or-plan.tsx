'use client'

import {
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

import { type Plan, plannedAlready } from '@/cms/admin/planned-already'
import { whenText } from '@/cms/admin/when-text'
import type { Language } from '@/domain/language'

import { HeardButton } from './heard-button'
import { planWords } from './plan-words'

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
  const isUntitled = useIsUntitled()
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
    <HeardButton
      id="action-save"
      choice={{
        text: isUntitled ? words.untitled : words.publish,
        hint: words.shared,
        act: () => publish(`publishSpecificLocale=${locale.code}`),
      }}
      other={{
        ...{ id: 'publish-locale', text: words.publishAll, hint: words.sharedAll },
        act: () => publish('publishAllLocales=true'),
      }}
      heard={words.heard}
      isDisabled={
        isUntitled || (!isModified && document.unpublishedVersionCount === 0 && document.hasPublishedDoc)
      }
    />
  )
}

/** As the server would refuse it: a page needs a title in each language that shows it. */
function useIsUntitled(): boolean {
  const { collectionSlug } = useDocumentInfo()
  const isBare = useFormFields(([{ title, isPublic }]) => isPublic?.value !== false && !textIn(title?.value))
  return collectionSlug === 'pages' && isBare
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function PlanButton({ moment }: { moment: string }) {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const planned = useFormFields(([fields]) => fields.publishIn?.value) as Plan['publishIn']
  const { submit } = useForm()
  const { config } = useConfig()
  const locale = useLocale()
  const { i18n } = useTranslation()
  if (!hasPublishPermission || id === undefined) return null
  const words = planWords(i18n.language, getTranslation(locale.label, i18n))
  const when = whenText(moment, i18n.language)
  const plan = async (publishIn: Plan['publishIn']) => {
    const refusal = plannedAlready({ publishAt: moment, publishIn: planned }, publishIn, i18n.language)
    if (refusal) {
      toast.error(refusal)
      return
    }
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
    <HeardButton
      id="action-plan"
      choice={{ text: words.plan.replace('{when}', when), act: () => plan(locale.code as Language) }}
      other={{ text: words.planAll, act: () => plan('all') }}
      heard={words.heard}
    />
  )
}
