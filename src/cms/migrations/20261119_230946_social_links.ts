import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agency" ADD COLUMN "social_links" varchar;
  ALTER TABLE "_agency_v" ADD COLUMN "version_social_links" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agency" DROP COLUMN "social_links";
  ALTER TABLE "_agency_v" DROP COLUMN "version_social_links";`)
}
