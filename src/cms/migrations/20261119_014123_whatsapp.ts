import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agency" ADD COLUMN "whatsapp" varchar;
  ALTER TABLE "_agency_v" ADD COLUMN "version_whatsapp" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agency" DROP COLUMN "whatsapp";
  ALTER TABLE "_agency_v" DROP COLUMN "version_whatsapp";`)
}
