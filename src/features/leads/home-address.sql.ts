import { type SQL, sql } from 'drizzle-orm'

import { jsonObject, nullable, text } from '@/database/row'

/** Of a joined home, for colleagues; `null` once it left the site. `addressIn` writes it. */
export const homeAddress = nullable(
  jsonObject({
    street: nullable(text),
    houseNumber: nullable(text),
    box: nullable(text),
    country: text,
    zip: text,
    city: text,
  }),
)

export function homeAddressOf(home: SQL): SQL {
  return sql`case when ${home}.id is not null then jsonb_build_object('street', ${home}.street,
    'houseNumber', ${home}.house_number, 'box', ${home}.box, 'country', ${home}.country, 'zip', ${home}.zip,
    'city', ${home}.city) end`
}
