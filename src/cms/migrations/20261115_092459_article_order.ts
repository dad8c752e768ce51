import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "category_date_idx" ON "articles" USING btree ("category_id","date");
  CREATE INDEX "category_sort_idx" ON "articles" USING btree ("category_id","sort");
  CREATE INDEX "version_category_version_date_idx" ON "_articles_v" USING btree ("version_category_id","version_date");
  CREATE INDEX "version_category_version_sort_idx" ON "_articles_v" USING btree ("version_category_id","version_sort");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "category_date_idx";
  DROP INDEX "category_sort_idx";
  DROP INDEX "version_category_version_date_idx";
  DROP INDEX "version_category_version_sort_idx";`)
}
