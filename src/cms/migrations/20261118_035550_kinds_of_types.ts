import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_settings_type_kinds_kind" ADD VALUE 'studio' BEFORE 'student-room';
  ALTER TYPE "public"."enum_settings_type_kinds_kind" ADD VALUE 'farm' BEFORE 'other';
  ALTER TYPE "public"."enum__settings_v_version_type_kinds_kind" ADD VALUE 'studio' BEFORE 'student-room';
  ALTER TYPE "public"."enum__settings_v_version_type_kinds_kind" ADD VALUE 'farm' BEFORE 'other';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_type_kinds" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "settings_type_kinds" SET "kind" = 'apartment' WHERE "kind" = 'studio';
  UPDATE "settings_type_kinds" SET "kind" = 'house' WHERE "kind" = 'farm';
  DROP TYPE "public"."enum_settings_type_kinds_kind";
  CREATE TYPE "public"."enum_settings_type_kinds_kind" AS ENUM('house', 'apartment', 'student-room', 'investment', 'office', 'retail', 'hospitality', 'industrial', 'garage', 'plot', 'other');
  ALTER TABLE "settings_type_kinds" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_settings_type_kinds_kind" USING "kind"::"public"."enum_settings_type_kinds_kind";
  ALTER TABLE "_settings_v_version_type_kinds" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "_settings_v_version_type_kinds" SET "kind" = 'apartment' WHERE "kind" = 'studio';
  UPDATE "_settings_v_version_type_kinds" SET "kind" = 'house' WHERE "kind" = 'farm';
  DROP TYPE "public"."enum__settings_v_version_type_kinds_kind";
  CREATE TYPE "public"."enum__settings_v_version_type_kinds_kind" AS ENUM('house', 'apartment', 'student-room', 'investment', 'office', 'retail', 'hospitality', 'industrial', 'garage', 'plot', 'other');
  ALTER TABLE "_settings_v_version_type_kinds" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__settings_v_version_type_kinds_kind" USING "kind"::"public"."enum__settings_v_version_type_kinds_kind";`)
}
