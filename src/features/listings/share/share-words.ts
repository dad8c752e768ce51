import type { Translate } from '@/i18n/messages'

export interface ShareWords {
  /** "Deel dit pand" */
  label: string
  share: string
  copy: string
  copied: string
  whatsapp: string
  mail: string
  friend: string
  newTab: string
}

export function shareWords(t: Translate, label = t('share.label')): ShareWords {
  return {
    label,
    share: t('common.share'),
    copy: t('common.copy_link'),
    copied: t('share.copied'),
    whatsapp: t('share.whatsapp'),
    mail: t('share.mail'),
    friend: t('share.friend'),
    newTab: t('common.opens_new_tab'),
  }
}
