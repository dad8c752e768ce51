import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "original_name" varchar;
  ALTER TABLE "settings" ADD COLUMN "map_marker_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_map_marker_id" integer;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_map_marker_id_media_id_fk" FOREIGN KEY ("map_marker_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_map_marker_id_media_id_fk" FOREIGN KEY ("version_map_marker_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_map_marker_idx" ON "settings" USING btree ("map_marker_id");
  CREATE INDEX "_settings_v_version_version_map_marker_idx" ON "_settings_v" USING btree ("version_map_marker_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP CONSTRAINT "settings_map_marker_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_map_marker_id_media_id_fk";
  
  DROP INDEX "settings_map_marker_idx";
  DROP INDEX "_settings_v_version_version_map_marker_idx";
  ALTER TABLE "media" DROP COLUMN "original_name";
  ALTER TABLE "settings" DROP COLUMN "map_marker_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_map_marker_id";`)
}
