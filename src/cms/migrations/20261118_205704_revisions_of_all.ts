import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_listing_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_facts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_listing_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_facts_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "listing_notes" ADD COLUMN "revision" varchar;
  ALTER TABLE "listing_notes" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_listing_notes_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_listing_notes_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "project_notes" ADD COLUMN "revision" varchar;
  ALTER TABLE "project_notes" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_project_notes_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_project_notes_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "legal_facts" ADD COLUMN "revision" varchar;
  ALTER TABLE "legal_facts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_legal_facts_v" ADD COLUMN "version_revision" varchar;
  ALTER TABLE "_legal_facts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "revision" varchar;
  ALTER TABLE "redirects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "listing_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_facts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";`)
  // A form opened on what was there before is old as well, once somebody saves.
  await db.execute(sql`
  UPDATE "listing_notes" SET "revision" = '0.first';
  UPDATE "project_notes" SET "revision" = '0.first';
  UPDATE "legal_facts" SET "revision" = '0.first';
  UPDATE "redirects" SET "revision" = '0.first';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "listing_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_facts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listing_notes_fk" FOREIGN KEY ("listing_notes_id") REFERENCES "public"."listing_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_notes_fk" FOREIGN KEY ("project_notes_id") REFERENCES "public"."project_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_facts_fk" FOREIGN KEY ("legal_facts_id") REFERENCES "public"."legal_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_listing_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("listing_notes_id");
  CREATE INDEX "payload_locked_documents_rels_project_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("project_notes_id");
  CREATE INDEX "payload_locked_documents_rels_legal_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_facts_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  ALTER TABLE "listing_notes" DROP COLUMN "revision";
  ALTER TABLE "listing_notes" DROP COLUMN "saved_by";
  ALTER TABLE "_listing_notes_v" DROP COLUMN "version_revision";
  ALTER TABLE "_listing_notes_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "project_notes" DROP COLUMN "revision";
  ALTER TABLE "project_notes" DROP COLUMN "saved_by";
  ALTER TABLE "_project_notes_v" DROP COLUMN "version_revision";
  ALTER TABLE "_project_notes_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "legal_facts" DROP COLUMN "revision";
  ALTER TABLE "legal_facts" DROP COLUMN "saved_by";
  ALTER TABLE "_legal_facts_v" DROP COLUMN "version_revision";
  ALTER TABLE "_legal_facts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "redirects" DROP COLUMN "revision";
  ALTER TABLE "redirects" DROP COLUMN "saved_by";`)
}
