import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_hiding_gaps" AS ENUM('kind', 'energyCertificate', 'energyExpired', 'energyClass', 'energyValue', 'energyTotal', 'energyCode', 'energyEndDate', 'energyExemption', 'insulationClass', 'co2Emission', 'pScore', 'gScore', 'floodZone', 'riparianZone', 'riskArea', 'permit', 'destination', 'summons', 'preemption', 'allotment', 'latestUse', 'asbestos', 'constructionYear', 'rent', 'rentOnDemand', 'charges', 'chargesKind', 'meters', 'agencyFee', 'price', 'photo', 'text', 'excludingNl', 'excludingFr', 'excludingEn', 'excludingDe', 'postcode');
  CREATE TYPE "public"."enum_settings_type_kinds_kind" AS ENUM('house', 'apartment', 'student-room', 'investment', 'office', 'retail', 'hospitality', 'industrial', 'garage', 'plot', 'other');
  CREATE TYPE "public"."enum__settings_v_version_hiding_gaps" AS ENUM('kind', 'energyCertificate', 'energyExpired', 'energyClass', 'energyValue', 'energyTotal', 'energyCode', 'energyEndDate', 'energyExemption', 'insulationClass', 'co2Emission', 'pScore', 'gScore', 'floodZone', 'riparianZone', 'riskArea', 'permit', 'destination', 'summons', 'preemption', 'allotment', 'latestUse', 'asbestos', 'constructionYear', 'rent', 'rentOnDemand', 'charges', 'chargesKind', 'meters', 'agencyFee', 'price', 'photo', 'text', 'excludingNl', 'excludingFr', 'excludingEn', 'excludingDe', 'postcode');
  CREATE TYPE "public"."enum__settings_v_version_type_kinds_kind" AS ENUM('house', 'apartment', 'student-room', 'investment', 'office', 'retail', 'hospitality', 'industrial', 'garage', 'plot', 'other');
  CREATE TABLE "settings_hiding_gaps" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_hiding_gaps",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_type_kinds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"platform_type_id" numeric NOT NULL,
  	"kind" "enum_settings_type_kinds_kind" NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_hiding_gaps" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_hiding_gaps",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_type_kinds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"platform_type_id" numeric NOT NULL,
  	"kind" "enum__settings_v_version_type_kinds_kind" NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "settings_hiding_gaps" ADD CONSTRAINT "settings_hiding_gaps_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_type_kinds" ADD CONSTRAINT "settings_type_kinds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_hiding_gaps" ADD CONSTRAINT "_settings_v_version_hiding_gaps_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_type_kinds" ADD CONSTRAINT "_settings_v_version_type_kinds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_hiding_gaps_order_idx" ON "settings_hiding_gaps" USING btree ("order");
  CREATE INDEX "settings_hiding_gaps_parent_idx" ON "settings_hiding_gaps" USING btree ("parent_id");
  CREATE INDEX "settings_type_kinds_order_idx" ON "settings_type_kinds" USING btree ("_order");
  CREATE INDEX "settings_type_kinds_parent_id_idx" ON "settings_type_kinds" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_hiding_gaps_order_idx" ON "_settings_v_version_hiding_gaps" USING btree ("order");
  CREATE INDEX "_settings_v_version_hiding_gaps_parent_idx" ON "_settings_v_version_hiding_gaps" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_type_kinds_order_idx" ON "_settings_v_version_type_kinds" USING btree ("_order");
  CREATE INDEX "_settings_v_version_type_kinds_parent_id_idx" ON "_settings_v_version_type_kinds" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_hiding_gaps" CASCADE;
  DROP TABLE "settings_type_kinds" CASCADE;
  DROP TABLE "_settings_v_version_hiding_gaps" CASCADE;
  DROP TABLE "_settings_v_version_type_kinds" CASCADE;
  DROP TYPE "public"."enum_settings_hiding_gaps";
  DROP TYPE "public"."enum_settings_type_kinds_kind";
  DROP TYPE "public"."enum__settings_v_version_hiding_gaps";
  DROP TYPE "public"."enum__settings_v_version_type_kinds_kind";`)
}
