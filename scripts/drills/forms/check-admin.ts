import { readFileSync } from 'node:fs'

import { anyMark } from './hostile-text'
import type { MarkReader } from './live-marks'
import type { SavedLead } from './check-leads'
import { cmsUrl } from '../../bench/stack'

async function signIn(): Promise<string> {
  const response = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    body: readFileSync('.run/administrator.json'),
    headers: { 'Content-Type': 'application/json' },
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error('The administrator cannot sign in')
  return token
}

export interface AdminCheck {
  pages: number
  bad: string[]
}

/** Opens the inbox, its export and the file of each lead as the administrator does. */
export async function checkAdmin(leads: SavedLead[], reader: MarkReader, isRun: (n: number) => boolean) {
  const token = await signIn()
  const bad: string[] = []
  const headers = { Authorization: `JWT ${token}`, Cookie: `payload-token=${token}` }
  const open = async (path: string) => {
    const response = await fetch(cmsUrl + path, { headers })
    const html = await response.text()
    if (response.status !== 200) bad.push(`${path}: ${response.status}`)
    return html
  }
  const formulas = (await open('/api/leads/export')).match(/(^|;)"[=+@-]/gm) ?? []
  if (formulas.length > 0) bad.push(`export: ${formulas.length} formulas`)
  const paths = ['/admin/leads', ...leads.map(({ id }) => `/admin/leads/${id}`)]
  for (const [n, path] of paths.entries()) {
    const html = await open(path)
    const marks = new Set(html.match(new RegExp(anyMark, 'g')))
    if (marks.size === 0) bad.push(`${path}: does not show what was sent`)
    for (const mark of marks) {
      const live = await reader.inMarkup(html, mark)
      if (isRun(n)) live.push(...(await reader.whenOpened(cmsUrl + path, mark, token)))
      if (live.length > 0) bad.push(`${path}: ${live.join()}`)
    }
  }
  return { pages: paths.length + 1, bad } satisfies AdminCheck
}
