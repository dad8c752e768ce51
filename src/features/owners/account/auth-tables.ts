import { boolean, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

const schema = pgSchema('owner_auth')
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The tables that better-auth reads and writes, under its own names for them; see migration 0022. */
export const authTables = {
  user: schema.table('login', {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    image: text('image'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  }),
  session: schema.table('session', {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    userId: text('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  }),
}
