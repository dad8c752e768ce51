import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_team_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_team_members_id_idx";
  DROP INDEX "payload_locked_documents_rels_offices_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  ALTER TABLE "listing_notes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_listing_notes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "project_notes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_project_notes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal_facts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_facts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "revision" varchar;
  ALTER TABLE "categories" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "team_members" ADD COLUMN "revision" varchar;
  ALTER TABLE "team_members" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "team_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "offices" ADD COLUMN "revision" varchar;
  ALTER TABLE "offices" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "offices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offices_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "revision" varchar;
  ALTER TABLE "media" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "listing_notes_deleted_at_idx" ON "listing_notes" USING btree ("deleted_at");
  CREATE INDEX "_listing_notes_v_version_version_deleted_at_idx" ON "_listing_notes_v" USING btree ("version_deleted_at");
  CREATE INDEX "project_notes_deleted_at_idx" ON "project_notes" USING btree ("deleted_at");
  CREATE INDEX "_project_notes_v_version_version_deleted_at_idx" ON "_project_notes_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_facts_deleted_at_idx" ON "legal_facts" USING btree ("deleted_at");
  CREATE INDEX "_legal_facts_v_version_version_deleted_at_idx" ON "_legal_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
  CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "team_members_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";`)
  // What is in the trash keeps nobody from using its name again.
  await db.execute(sql`
  DROP INDEX "offices_key_idx";
  DROP INDEX "listing_notes_record_id_idx";
  DROP INDEX "project_notes_record_id_idx";
  CREATE UNIQUE INDEX "offices_key_idx" ON "offices" USING btree ("key") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "listing_notes_record_id_idx" ON "listing_notes" USING btree ("record_id") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "project_notes_record_id_idx" ON "project_notes" USING btree ("record_id") WHERE "deleted_at" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "offices_key_idx";
  DROP INDEX "listing_notes_record_id_idx";
  DROP INDEX "project_notes_record_id_idx";
  CREATE UNIQUE INDEX "offices_key_idx" ON "offices" USING btree ("key");
  CREATE UNIQUE INDEX "listing_notes_record_id_idx" ON "listing_notes" USING btree ("record_id");
  CREATE UNIQUE INDEX "project_notes_record_id_idx" ON "project_notes" USING btree ("record_id");`)
  await db.execute(sql`
   DROP INDEX "listing_notes_deleted_at_idx";
  DROP INDEX "_listing_notes_v_version_version_deleted_at_idx";
  DROP INDEX "project_notes_deleted_at_idx";
  DROP INDEX "_project_notes_v_version_version_deleted_at_idx";
  DROP INDEX "legal_facts_deleted_at_idx";
  DROP INDEX "_legal_facts_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "_categories_v_version_version_deleted_at_idx";
  DROP INDEX "team_members_deleted_at_idx";
  DROP INDEX "_team_members_v_version_version_deleted_at_idx";
  DROP INDEX "offices_deleted_at_idx";
  DROP INDEX "_offices_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "team_members_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  ALTER TABLE "listing_notes" DROP COLUMN "deleted_at";
  ALTER TABLE "_listing_notes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "project_notes" DROP COLUMN "deleted_at";
  ALTER TABLE "_project_notes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal_facts" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_facts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "revision";
  ALTER TABLE "categories" DROP COLUMN "saved_by";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_revision";
  ALTER TABLE "_categories_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "team_members" DROP COLUMN "revision";
  ALTER TABLE "team_members" DROP COLUMN "saved_by";
  ALTER TABLE "team_members" DROP COLUMN "deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_revision";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "offices" DROP COLUMN "revision";
  ALTER TABLE "offices" DROP COLUMN "saved_by";
  ALTER TABLE "offices" DROP COLUMN "deleted_at";
  ALTER TABLE "_offices_v" DROP COLUMN "version_revision";
  ALTER TABLE "_offices_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_offices_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "revision";
  ALTER TABLE "media" DROP COLUMN "saved_by";
  ALTER TABLE "media" DROP COLUMN "deleted_at";`)
}
