import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_banner_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_banner_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_banner_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_popup_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popup_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popup_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  ALTER TABLE "home_banner" ADD COLUMN "revision" varchar;
  ALTER TABLE "home_banner" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "home_banner" ADD COLUMN "_status" "enum_home_banner_status" DEFAULT 'draft';
  ALTER TABLE "_home_banner_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_home_banner_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_home_banner_v" ADD COLUMN "version__status" "enum__home_banner_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_home_banner_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_home_banner_v" ADD COLUMN "published_locale" "enum__home_banner_v_published_locale";
  ALTER TABLE "_home_banner_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_home_banner_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "header" ADD COLUMN "revision" varchar;
  ALTER TABLE "header" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "header" ADD COLUMN "_status" "enum_header_status" DEFAULT 'draft';
  ALTER TABLE "_header_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_header_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_header_v" ADD COLUMN "version__status" "enum__header_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_header_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_header_v" ADD COLUMN "published_locale" "enum__header_v_published_locale";
  ALTER TABLE "_header_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_header_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "footer" ADD COLUMN "revision" varchar;
  ALTER TABLE "footer" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "footer" ADD COLUMN "_status" "enum_footer_status" DEFAULT 'draft';
  ALTER TABLE "_footer_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_footer_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_footer_v" ADD COLUMN "version__status" "enum__footer_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_footer_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_footer_v" ADD COLUMN "published_locale" "enum__footer_v_published_locale";
  ALTER TABLE "_footer_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_footer_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "popup" ADD COLUMN "revision" varchar;
  ALTER TABLE "popup" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "popup" ADD COLUMN "_status" "enum_popup_status" DEFAULT 'draft';
  ALTER TABLE "_popup_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_popup_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_popup_v" ADD COLUMN "version__status" "enum__popup_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_popup_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_popup_v" ADD COLUMN "published_locale" "enum__popup_v_published_locale";
  ALTER TABLE "_popup_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_popup_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "look" ADD COLUMN "revision" varchar;
  ALTER TABLE "look" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_look_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_look_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "agency" ADD COLUMN "revision" varchar;
  ALTER TABLE "agency" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_agency_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_agency_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "languages" ADD COLUMN "revision" varchar;
  ALTER TABLE "languages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_languages_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_languages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "settings" ADD COLUMN "revision" varchar;
  ALTER TABLE "settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "site_info" ADD COLUMN "revision" varchar;
  ALTER TABLE "site_info" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_site_info_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_site_info_v" ADD COLUMN "version_saved_by" varchar;
  CREATE INDEX "home_banner__status_idx" ON "home_banner" USING btree ("_status");
  CREATE INDEX "_home_banner_v_version_version__status_idx" ON "_home_banner_v" USING btree ("version__status");
  CREATE INDEX "_home_banner_v_snapshot_idx" ON "_home_banner_v" USING btree ("snapshot");
  CREATE INDEX "_home_banner_v_published_locale_idx" ON "_home_banner_v" USING btree ("published_locale");
  CREATE INDEX "_home_banner_v_latest_idx" ON "_home_banner_v" USING btree ("latest");
  CREATE INDEX "_home_banner_v_autosave_idx" ON "_home_banner_v" USING btree ("autosave");
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v" USING btree ("version__status");
  CREATE INDEX "_header_v_snapshot_idx" ON "_header_v" USING btree ("snapshot");
  CREATE INDEX "_header_v_published_locale_idx" ON "_header_v" USING btree ("published_locale");
  CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");
  CREATE INDEX "_header_v_autosave_idx" ON "_header_v" USING btree ("autosave");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "_footer_v" USING btree ("autosave");
  CREATE INDEX "popup__status_idx" ON "popup" USING btree ("_status");
  CREATE INDEX "_popup_v_version_version__status_idx" ON "_popup_v" USING btree ("version__status");
  CREATE INDEX "_popup_v_snapshot_idx" ON "_popup_v" USING btree ("snapshot");
  CREATE INDEX "_popup_v_published_locale_idx" ON "_popup_v" USING btree ("published_locale");
  CREATE INDEX "_popup_v_latest_idx" ON "_popup_v" USING btree ("latest");
  CREATE INDEX "_popup_v_autosave_idx" ON "_popup_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";`)
  // What was saved until now was on the site at once, and stays there.
  for (const table of ['home_banner', 'header', 'footer', 'popup'])
    await db.execute(
      sql.raw(`
      UPDATE "${table}" SET "_status" = 'published', "revision" = '0.first';
      UPDATE "_${table}_v" v SET "version__status" = 'published', "version_revision" = '0.first',
        "latest" = v.id = (SELECT id FROM "_${table}_v" ORDER BY updated_at DESC, id DESC LIMIT 1);`),
    )
  for (const table of ['look', 'agency', 'languages', 'settings', 'site_info'])
    await db.execute(sql.raw(`UPDATE "${table}" SET "revision" = '0.first'`))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "home_banner__status_idx";
  DROP INDEX "_home_banner_v_version_version__status_idx";
  DROP INDEX "_home_banner_v_snapshot_idx";
  DROP INDEX "_home_banner_v_published_locale_idx";
  DROP INDEX "_home_banner_v_latest_idx";
  DROP INDEX "_home_banner_v_autosave_idx";
  DROP INDEX "header__status_idx";
  DROP INDEX "_header_v_version_version__status_idx";
  DROP INDEX "_header_v_snapshot_idx";
  DROP INDEX "_header_v_published_locale_idx";
  DROP INDEX "_header_v_latest_idx";
  DROP INDEX "_header_v_autosave_idx";
  DROP INDEX "footer__status_idx";
  DROP INDEX "_footer_v_version_version__status_idx";
  DROP INDEX "_footer_v_snapshot_idx";
  DROP INDEX "_footer_v_published_locale_idx";
  DROP INDEX "_footer_v_latest_idx";
  DROP INDEX "_footer_v_autosave_idx";
  DROP INDEX "popup__status_idx";
  DROP INDEX "_popup_v_version_version__status_idx";
  DROP INDEX "_popup_v_snapshot_idx";
  DROP INDEX "_popup_v_published_locale_idx";
  DROP INDEX "_popup_v_latest_idx";
  DROP INDEX "_popup_v_autosave_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  ALTER TABLE "home_banner" DROP COLUMN "revision";
  ALTER TABLE "home_banner" DROP COLUMN "saved_by";
  ALTER TABLE "home_banner" DROP COLUMN "_status";
  ALTER TABLE "_home_banner_v" DROP COLUMN "version_revision";
  ALTER TABLE "_home_banner_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_home_banner_v" DROP COLUMN "version__status";
  ALTER TABLE "_home_banner_v" DROP COLUMN "snapshot";
  ALTER TABLE "_home_banner_v" DROP COLUMN "published_locale";
  ALTER TABLE "_home_banner_v" DROP COLUMN "latest";
  ALTER TABLE "_home_banner_v" DROP COLUMN "autosave";
  ALTER TABLE "header" DROP COLUMN "revision";
  ALTER TABLE "header" DROP COLUMN "saved_by";
  ALTER TABLE "header" DROP COLUMN "_status";
  ALTER TABLE "_header_v" DROP COLUMN "version_revision";
  ALTER TABLE "_header_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_header_v" DROP COLUMN "version__status";
  ALTER TABLE "_header_v" DROP COLUMN "snapshot";
  ALTER TABLE "_header_v" DROP COLUMN "published_locale";
  ALTER TABLE "_header_v" DROP COLUMN "latest";
  ALTER TABLE "_header_v" DROP COLUMN "autosave";
  ALTER TABLE "footer" DROP COLUMN "revision";
  ALTER TABLE "footer" DROP COLUMN "saved_by";
  ALTER TABLE "footer" DROP COLUMN "_status";
  ALTER TABLE "_footer_v" DROP COLUMN "version_revision";
  ALTER TABLE "_footer_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_footer_v" DROP COLUMN "version__status";
  ALTER TABLE "_footer_v" DROP COLUMN "snapshot";
  ALTER TABLE "_footer_v" DROP COLUMN "published_locale";
  ALTER TABLE "_footer_v" DROP COLUMN "latest";
  ALTER TABLE "_footer_v" DROP COLUMN "autosave";
  ALTER TABLE "popup" DROP COLUMN "revision";
  ALTER TABLE "popup" DROP COLUMN "saved_by";
  ALTER TABLE "popup" DROP COLUMN "_status";
  ALTER TABLE "_popup_v" DROP COLUMN "version_revision";
  ALTER TABLE "_popup_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_popup_v" DROP COLUMN "version__status";
  ALTER TABLE "_popup_v" DROP COLUMN "snapshot";
  ALTER TABLE "_popup_v" DROP COLUMN "published_locale";
  ALTER TABLE "_popup_v" DROP COLUMN "latest";
  ALTER TABLE "_popup_v" DROP COLUMN "autosave";
  ALTER TABLE "look" DROP COLUMN "revision";
  ALTER TABLE "look" DROP COLUMN "saved_by";
  ALTER TABLE "_look_v" DROP COLUMN "version_revision";
  ALTER TABLE "_look_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "agency" DROP COLUMN "revision";
  ALTER TABLE "agency" DROP COLUMN "saved_by";
  ALTER TABLE "_agency_v" DROP COLUMN "version_revision";
  ALTER TABLE "_agency_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "languages" DROP COLUMN "revision";
  ALTER TABLE "languages" DROP COLUMN "saved_by";
  ALTER TABLE "_languages_v" DROP COLUMN "version_revision";
  ALTER TABLE "_languages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "settings" DROP COLUMN "revision";
  ALTER TABLE "settings" DROP COLUMN "saved_by";
  ALTER TABLE "_settings_v" DROP COLUMN "version_revision";
  ALTER TABLE "_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "site_info" DROP COLUMN "revision";
  ALTER TABLE "site_info" DROP COLUMN "saved_by";
  ALTER TABLE "_site_info_v" DROP COLUMN "version_revision";
  ALTER TABLE "_site_info_v" DROP COLUMN "version_saved_by";
  DROP TYPE "public"."enum_home_banner_status";
  DROP TYPE "public"."enum__home_banner_v_version_status";
  DROP TYPE "public"."enum__home_banner_v_published_locale";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_popup_status";
  DROP TYPE "public"."enum__popup_v_version_status";
  DROP TYPE "public"."enum__popup_v_published_locale";`)
}
