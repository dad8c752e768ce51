import { type LinkAction, linkActionPath } from '@/domain/lead/link-path'
import type { Locale } from '@/i18n/locales'
import { Button } from '@/ui/button'

interface ActionFormProps {
  locale: Locale
  token: string
  action: LinkAction
  text: string
}

/** One button of a demand's page. */
export function ActionForm({ locale, token, action, text }: ActionFormProps) {
  return (
    <form method="post" action={linkActionPath(locale, 'demand', token, action)}>
      <Button type="submit" look={action === 'stop' ? 'outlined' : 'filled'}>
        {text}
      </Button>
    </form>
  )
}
