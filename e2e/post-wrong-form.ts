import { expect, type Page } from '@playwright/test'

import type { Language } from '../src/domain/language'
import { words } from './messages'
import { formAddress } from './send-form'
import type { WrongForm, WrongPost } from './wrong-form'

/** What a visitor reads on a form that came back. */
interface Returned {
  status: number
  title: string
  heading: string
  /** Each line on top: where it leads, and what it says. */
  summary: [href: string, text: string][]
  /** Beside the fields, by id. */
  beside: [id: string, text: string][]
}

/** Posts a form and reads the answer inside the browser, whose parser is the one visitors have. */
function post(page: Page, address: string, { answers, file }: Pick<WrongPost, 'answers' | 'file'>) {
  return page.evaluate(
    async ({ address, answers, file }): Promise<Returned> => {
      const plain = new URLSearchParams(answers)
      const whole = new FormData()
      for (const [name, value] of Object.entries(answers)) whole.append(name, value)
      if (file) whole.append('image', new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
      const response = await fetch(address, { method: 'POST', body: file ? whole : plain })
      const found = new DOMParser().parseFromString(await response.text(), 'text/html')
      const text = (element: Element | null) => element?.textContent?.trim() ?? ''
      return {
        status: response.status,
        title: found.title,
        heading: text(found.querySelector('#error-summary h2')),
        summary: [...found.querySelectorAll('#error-summary a')].map((link) => [
          link.getAttribute('href') ?? '',
          text(link),
        ]),
        beside: [...found.querySelectorAll('form [id$="-error"]')].map((error) => [error.id, text(error)]),
      }
    },
    { address, answers, file },
  )
}

/** Everything that can be wrong with a form, each in its own words: on top and beside its field, and nothing else. */
export async function expectErrors(page: Page, form: WrongForm, locale: Language): Promise<void> {
  const { kind, about, steps, right, wrong } = form
  const address = formAddress(locale, kind, about ?? {})
  for (const { answers, step = steps - 1, file, errors } of wrong) {
    const step0 = { ...right, ...answers, step: String(step) }
    const posted = step < steps - 1 ? { ...step0, go: 'next' } : step0
    const returned = await post(page, address, { answers: posted, file })
    const said = errors.map(([field, code, max]): [string, string] => [
      `${kind}-${field}`,
      words(locale, `validation.${code}`, max === undefined ? {} : { max }),
    ])
    expect(returned, `${locale}: ${JSON.stringify(answers).slice(0, 200)}`).toMatchObject({
      status: 422,
      heading: words(locale, 'error.check_red_fields'),
      summary: said.map(([field, text]) => [`#${field}`, text]),
      beside: said.map(([field, text]) => [`${field}-error`, text]),
    })
    expect(returned.title.startsWith(words(locale, 'error.title_prefix'))).toBe(true)
  }
}
