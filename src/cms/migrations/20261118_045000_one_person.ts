import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_members" ADD COLUMN "platform_agent" varchar;
  ALTER TABLE "team_members" ADD COLUMN "user_id" integer;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_platform_agent" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_user_id" integer;
  ALTER TABLE "offices" ADD COLUMN "platform_office" varchar;
  ALTER TABLE "offices" ADD COLUMN "default_user_id" integer;
  ALTER TABLE "_offices_v" ADD COLUMN "version_platform_office" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_default_user_id" integer;
  ALTER TABLE "agency" ADD COLUMN "default_user_id" integer;
  ALTER TABLE "_agency_v" ADD COLUMN "version_default_user_id" integer;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_default_user_id_users_id_fk" FOREIGN KEY ("default_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_default_user_id_users_id_fk" FOREIGN KEY ("version_default_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agency" ADD CONSTRAINT "agency_default_user_id_users_id_fk" FOREIGN KEY ("default_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agency_v" ADD CONSTRAINT "_agency_v_version_default_user_id_users_id_fk" FOREIGN KEY ("version_default_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "team_members_platform_agent_idx" ON "team_members" USING btree ("platform_agent") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "team_members_user_idx" ON "team_members" USING btree ("user_id") WHERE "deleted_at" IS NULL;
  CREATE INDEX "_team_members_v_version_version_platform_agent_idx" ON "_team_members_v" USING btree ("version_platform_agent");
  CREATE INDEX "_team_members_v_version_version_user_idx" ON "_team_members_v" USING btree ("version_user_id");
  CREATE UNIQUE INDEX "offices_platform_office_idx" ON "offices" USING btree ("platform_office") WHERE "deleted_at" IS NULL;
  CREATE INDEX "offices_default_user_idx" ON "offices" USING btree ("default_user_id");
  CREATE INDEX "_offices_v_version_version_platform_office_idx" ON "_offices_v" USING btree ("version_platform_office");
  CREATE INDEX "_offices_v_version_version_default_user_idx" ON "_offices_v" USING btree ("version_default_user_id");
  CREATE INDEX "agency_default_user_idx" ON "agency" USING btree ("default_user_id");
  CREATE INDEX "_agency_v_version_version_default_user_idx" ON "_agency_v" USING btree ("version_default_user_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_members" DROP CONSTRAINT "team_members_user_id_users_id_fk";
  
  ALTER TABLE "_team_members_v" DROP CONSTRAINT "_team_members_v_version_user_id_users_id_fk";
  
  ALTER TABLE "offices" DROP CONSTRAINT "offices_default_user_id_users_id_fk";
  
  ALTER TABLE "_offices_v" DROP CONSTRAINT "_offices_v_version_default_user_id_users_id_fk";
  
  ALTER TABLE "agency" DROP CONSTRAINT "agency_default_user_id_users_id_fk";
  
  ALTER TABLE "_agency_v" DROP CONSTRAINT "_agency_v_version_default_user_id_users_id_fk";
  
  DROP INDEX "team_members_platform_agent_idx";
  DROP INDEX "team_members_user_idx";
  DROP INDEX "_team_members_v_version_version_platform_agent_idx";
  DROP INDEX "_team_members_v_version_version_user_idx";
  DROP INDEX "offices_platform_office_idx";
  DROP INDEX "offices_default_user_idx";
  DROP INDEX "_offices_v_version_version_platform_office_idx";
  DROP INDEX "_offices_v_version_version_default_user_idx";
  DROP INDEX "agency_default_user_idx";
  DROP INDEX "_agency_v_version_version_default_user_idx";
  ALTER TABLE "team_members" DROP COLUMN "platform_agent";
  ALTER TABLE "team_members" DROP COLUMN "user_id";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_platform_agent";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_user_id";
  ALTER TABLE "offices" DROP COLUMN "platform_office";
  ALTER TABLE "offices" DROP COLUMN "default_user_id";
  ALTER TABLE "_offices_v" DROP COLUMN "version_platform_office";
  ALTER TABLE "_offices_v" DROP COLUMN "version_default_user_id";
  ALTER TABLE "agency" DROP COLUMN "default_user_id";
  ALTER TABLE "_agency_v" DROP COLUMN "version_default_user_id";`)
}
