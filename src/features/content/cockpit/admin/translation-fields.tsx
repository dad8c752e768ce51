import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { Mark } from '@/cms/admin/board-parts'
import { languageNames } from '@/cms/language-names'
import { type Language, mainLanguage } from '@/domain/language'
import { labelled } from '@/i18n/labelled'

import { editHref, type TranslatedRecord } from '../cockpit-paths'
import type { TranslatedText } from '../read-translation'
import type { SourceTexts } from '../source/kept-source'
import { sourceText } from '../source/source-text'
import { machineText } from '../../machine/machine-words'
import { besideText as text } from './cockpit-words'
import { RichTextWords } from './rich-text-words'
import { SourceChanges } from './source-changes'

interface Fields {
  req: PayloadRequest
  record: TranslatedRecord
  texts: TranslatedText[]
  /** What the source said when it was translated, as far as that was kept. */
  sourceThen: SourceTexts | null
  /** The places of texts that a machine wrote and nobody has read. */
  unconfirmed: readonly string[]
  language: Language
}

/** What has words first; what neither side uses is folded away. */
export function TranslationFields({ texts, ...rest }: Fields) {
  const { record, language } = rest
  const isUsed = ({ source, target }: TranslatedText) => Boolean(source) || Boolean(target)
  const unused = texts.filter((one) => !isUsed(one))
  return (
    <>
      <div className="beside-head" aria-hidden="true">
        <span>{labelled(text.source[language], languageNames[mainLanguage][language], language)}</span>
        <span>{languageNames[record.language][language]}</span>
      </div>
      {texts.filter(isUsed).map((one) => (
        <TextRow key={one.key} one={one} {...rest} />
      ))}
      {unused.length > 0 && (
        <details className="beside-unused">
          <summary>
            {text.unused[language]} ({unused.length})
          </summary>
          {unused.map((one) => (
            <TextRow key={one.key} one={one} {...rest} />
          ))}
        </details>
      )}
    </>
  )
}

function TextRow({
  req,
  record,
  one,
  sourceThen,
  unconfirmed,
  language,
}: Omit<Fields, 'texts'> & { one: TranslatedText }) {
  const label = [...one.trail, 'label' in one.field ? one.field.label : one.field.name]
    .flatMap((part) => (part ? [getTranslation(part, req.i18n)] : []))
    .join(' › ')
  const id = `text-${one.key}`
  const richWords = { empty: text.empty[language], picture: text.picture[language] }
  const isRich = one.field.type === 'richText'
  return (
    <div className="beside-row">
      <div className="beside-label">
        {isRich ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
        {unconfirmed.includes(one.key) && (
          <>
            {' '}
            <Mark tone="attention">{machineText.byMachine[language]}</Mark>
          </>
        )}
      </div>
      <div className="beside-source" lang={mainLanguage}>
        {isRich ? (
          <RichTextWords value={one.source} {...richWords} />
        ) : (
          <Words value={one.source} empty={text.empty[language]} />
        )}
        {Boolean(one.target) && (
          <SourceChanges before={sourceThen?.[one.key]} after={sourceText(one.source)} language={language} />
        )}
      </div>
      <div lang={record.language}>
        {isRich ? (
          <>
            <RichTextWords value={one.target} {...richWords} />
            <a href={editHref(req.payload, record)} lang={language}>
              {text.editor[language]}
            </a>
          </>
        ) : (
          <TextInput id={id} one={one} />
        )}
      </div>
    </div>
  )
}

function TextInput({ id, one: { key, field, source, target } }: { id: string; one: TranslatedText }) {
  const value = typeof target === 'string' ? target : ''
  const shared = {
    id,
    name: `text:${key}`,
    defaultValue: value,
    maxLength: 'maxLength' in field ? field.maxLength : undefined,
    className: 'board-input beside-input',
  }
  if (field.type === 'text') return <input type="text" {...shared} />
  const longest = Math.max(value.length, typeof source === 'string' ? source.length : 0)
  return <textarea rows={Math.min(14, Math.max(3, Math.ceil(longest / 60) + 1))} {...shared} />
}

function Words({ value, empty }: { value: unknown; empty: string }) {
  if (typeof value !== 'string' || value === '') return <p className="board-quiet">{empty}</p>
  return <p className="beside-words">{value}</p>
}
