import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_publish_in" AS ENUM('all', 'nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__pages_v_version_publish_in" AS ENUM('all', 'nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_articles_publish_in" AS ENUM('all', 'nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__articles_v_version_publish_in" AS ENUM('all', 'nl', 'fr', 'en', 'de');
  ALTER TABLE "pages" ADD COLUMN "revision" varchar;
  ALTER TABLE "pages" ADD COLUMN "publish_in" "enum_pages_publish_in";
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_publish_in" "enum__pages_v_version_publish_in";
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "revision" varchar;
  ALTER TABLE "articles" ADD COLUMN "publish_in" "enum_articles_publish_in";
  ALTER TABLE "articles" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_publish_in" "enum__articles_v_version_publish_in";
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by" varchar;`)
  // What had a date was planned in all languages; every form sends back the revision it was opened on.
  await db.execute(sql`
    UPDATE "pages" SET "revision" = '0.first';
    UPDATE "articles" SET "revision" = '0.first';
    UPDATE "_pages_v" SET "version_revision" = '0.first',
      "version_publish_in" = CASE WHEN "version_publish_at" IS NOT NULL AND "version__status" = 'draft' THEN 'all'::"enum__pages_v_version_publish_in" END
      WHERE "latest";
    UPDATE "_articles_v" SET "version_revision" = '0.first',
      "version_publish_in" = CASE WHEN "version_publish_at" IS NOT NULL AND "version__status" = 'draft' THEN 'all'::"enum__articles_v_version_publish_in" END
      WHERE "latest";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "revision";
  ALTER TABLE "pages" DROP COLUMN "publish_in";
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_revision";
  ALTER TABLE "_pages_v" DROP COLUMN "version_publish_in";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "articles" DROP COLUMN "revision";
  ALTER TABLE "articles" DROP COLUMN "publish_in";
  ALTER TABLE "articles" DROP COLUMN "saved_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_revision";
  ALTER TABLE "_articles_v" DROP COLUMN "version_publish_in";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by";
  DROP TYPE "public"."enum_pages_publish_in";
  DROP TYPE "public"."enum__pages_v_version_publish_in";
  DROP TYPE "public"."enum_articles_publish_in";
  DROP TYPE "public"."enum__articles_v_version_publish_in";`)
}
