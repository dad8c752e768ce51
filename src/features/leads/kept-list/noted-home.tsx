import { translator } from '@/i18n/messages'
import type { KeptHome } from '@/features/listings/favourites/kept-home'
import { HomeCard } from '@/ui/card/home-card'
import { Textarea } from '@/ui/form/field'

import { dayText } from '../appointments/moment-text'
import { longestNote } from './change-kept-list'
import type { KeptNote } from './kept-list-row'
import { ListForm, type ListLink } from './list-form'

interface NotedHomeProps {
  home: KeptHome
  note: KeptNote
  link: ListLink
  isFirst: boolean
}

/** A home, or what became of it, with what was last written beside it. */
export function NotedHome({ home, note, link, isFirst }: NotedHomeProps) {
  const { locale } = link
  const t = translator(locale)
  const title = 'card' in home ? home.card.title : home.gone.title
  return (
    <li
      id={`home-${home.id}`}
      className="border-line grid scroll-mt-24 grid-cols-1 items-start gap-x-8 gap-y-4 border-t py-6 first:border-t-0 first:pt-0 md:grid-cols-2"
    >
      {'card' in home ? (
        <HomeCard {...home.card} isEager={isFirst} />
      ) : (
        <div>
          <h3 className="font-sans text-base font-medium">
            {home.gone.href ? <a href={home.gone.href}>{title}</a> : title}
          </h3>
          <p className="text-ink-soft">{home.gone.text}</p>
          <a href={home.gone.next.href} className="inline-flex min-h-11 items-center">
            {home.gone.next.text}
          </a>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4">
        <ListForm
          link={link}
          action="note"
          className="grid justify-items-start gap-3"
          text={<Named text={t('kept_list.note_save')} title={title} />}
        >
          <input type="hidden" name="home" value={home.id} />
          <div className="w-full">
            <Textarea
              id={`note-${home.id}`}
              name="note"
              label={t('kept_list.note')}
              defaultValue={note.note}
              rows={3}
              maxLength={longestNote}
              help={writtenText(note, link)}
            />
          </div>
        </ListForm>
        <ListForm
          link={link}
          action="remove"
          look="quiet"
          text={<Named text={t('favourites.remove')} title={title} />}
        >
          <input type="hidden" name="home" value={home.id} />
        </ListForm>
      </div>
    </li>
  )
}

/** The same words stand beside every home: the ear hears of which. */
function Named({ text, title }: { text: string; title: string }) {
  return (
    <>
      {text}
      <span className="sr-only">: {title}</span>
    </>
  )
}

function writtenText({ writer, writtenAt }: KeptNote, { locale }: ListLink): string | undefined {
  if (!writtenAt) return undefined
  const date = dayText(writtenAt, locale)
  return writer === null ? date : translator(locale)('kept_list.written', { name: writer, date })
}
