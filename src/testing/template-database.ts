import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Named after the migrations, grants and documents it holds, so that it is made once and several runs at a time can copy it. */
export const templateName = `gevel_template_${digest(['database/migrations', 'database/roles', 'cms/migrations', 'features/content/published'])}`

/** A copy that stays: statements are described in it, while the template itself must be free to be copied. */
export const describedName = `${templateName}_described`

function digest(folders: string[]): string {
  const hash = createHash('md5')
  for (const folder of folders)
    for (const file of readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.(sql|ts)$/.test(file)) hash.update(readFileSync(path.join(source, folder, file)))
  return hash.digest('hex').slice(0, 12)
}
