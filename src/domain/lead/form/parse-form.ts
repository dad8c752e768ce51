import { z } from 'zod'

import { isDisplayed } from '../../display-condition'
import type { AnswersOf, FormContext } from './form'
import { type FormError, isErrorCode } from './form-error'
import { type FormField, hasManyAnswers } from './form-field'
import { cleanText } from './form-text'
import { formOf, type forms, stepsOf } from './forms'
import type { LeadKind } from '../lead-kind'

/** A `FormData` or a `URLSearchParams`. */
export interface Posted {
  getAll(name: string): unknown[]
}

export interface PostedFile {
  name: string
  size: number
  type: string
}

/** As typed, tidied: what a form shows again beside its errors. */
export type Typed = Record<string, string | string[]>

export type Parsed<K extends LeadKind> = { typed: Typed } & (
  | { ok: true; answers: AnswersOf<(typeof forms)[K]['fields']>; files: Record<string, PostedFile> }
  | { ok: false; errors: FormError[] }
)

export interface ParseOptions extends FormContext {
  /** Counted from 0: only the fields up to this step are looked at. Without it, all: nothing is saved otherwise. */
  step?: number
}

/** Reads what was posted. Whatever that is, the answer is the form's answers or what is wrong with them. */
export function parseForm<K extends LeadKind>(kind: K, posted: Posted, options: ParseOptions): Parsed<K> {
  const steps = stepsOf(kind, options)
  const asked = steps.slice(0, Math.max(options.step ?? steps.length, 0) + 1).flatMap(({ fields }) => fields)
  const typed: Typed = {}
  const files: Record<string, PostedFile> = {}
  for (const [name, field] of asked) {
    const values = posted.getAll(name)
    const file = field.file && values.find(isFile)
    if (file) files[name] = file
    else typed[name] = typedIn(field, values)
  }
  const shown = asked.filter(([, { showWhen }]) => isDisplayed(showWhen, typed))
  const errors: FormError[] = []
  const answers: Record<string, unknown> = {}
  for (const [name, field] of shown) {
    const error = field.file && files[name] ? fileError(name, field, files[name]) : undefined
    const read = field.schema.safeParse(
      files[name] ? cleanText(files[name].name).slice(-200) : given(typed[name]),
    )
    if (error) errors.push(error)
    else if (!read.success) errors.push(errorIn(name, field, read.error))
    else if (read.data !== undefined) answers[name] = read.data
  }
  const wrong = new Set(errors.map(({ field }) => field))
  const further = formOf(kind).check?.(answers, options) ?? []
  const isAsked = new Set(shown.map(([name]) => name))
  errors.push(...further.filter(({ field }) => isAsked.has(field) && !wrong.has(field)))
  if (errors.length > 0) return { ok: false, typed, errors: inOrder(errors, shown) }
  // Each answer was read by the schema of its own field.
  return { ok: true, typed, files, answers: answers as AnswersOf<(typeof forms)[K]['fields']> }
}

/** More than any form can offer: what comes beyond is not even looked at. */
const mostValues = 5000

function typedIn(field: FormField, values: unknown[]): string | string[] {
  const isMultiline = field.control === 'textarea'
  const texts = values
    .slice(0, mostValues)
    .filter((value) => typeof value === 'string')
    .map((value) => cleanText(value, { isMultiline }))
  return hasManyAnswers(field) ? [...new Set(texts.filter(Boolean))].slice(0, 1000) : (texts[0] ?? '')
}

function given(typed: string | string[] | undefined): unknown {
  return typed === undefined || typed.length === 0 ? undefined : typed
}

function isFile(value: unknown): value is PostedFile {
  const file = z.object({ name: z.string(), size: z.number().positive(), type: z.string() })
  return typeof value === 'object' && file.safeParse(value).success
}

/** How files of each type may end: what calls itself a picture and ends as a page is none. */
const endings: Record<string, RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
}

function fileError(
  field: string,
  { file }: FormField,
  { name, size, type }: PostedFile,
): FormError | undefined {
  if (!file) return undefined
  if (size > file.maxMegabytes * 1024 * 1024) return { field, code: 'file_too_large', max: file.maxMegabytes }
  const isAsNamed = endings[type]?.test(name) ?? false
  return file.types.includes(type) && isAsNamed ? undefined : { field, code: 'file_type_invalid' }
}

function errorIn(field: string, { maxLength }: FormField, { issues }: z.ZodError): FormError {
  const message = issues[0]?.message ?? ''
  const code = isErrorCode(message) ? message : 'choice_invalid'
  return code === 'too_long' ? { field, code, max: maxLength } : { field, code }
}

function inOrder(errors: FormError[], shown: [string, FormField][]): FormError[] {
  const order = shown.map(([name]) => name)
  return errors.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}
