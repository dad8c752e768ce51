import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_legal_facts_region" ADD VALUE 'belgium' BEFORE 'flanders';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'registration-allowance-limit' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'registration-duty-minimum' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'vat-own-home' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'vat-own-home-limit' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'notary-fee' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'notary-file-cost' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'notary-vat' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'deed-disbursements' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'cadastral-index' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'property-tax' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'property-tax-municipality' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'property-tax-province' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_key" ADD VALUE 'energy-price' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum_legal_facts_unit" ADD VALUE 'euro-per-kwh' BEFORE 'month';
  ALTER TYPE "public"."enum_legal_facts_unit" ADD VALUE 'factor' BEFORE 'month';
  ALTER TYPE "public"."enum__legal_facts_v_version_region" ADD VALUE 'belgium' BEFORE 'flanders';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'registration-allowance-limit' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'registration-duty-minimum' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'vat-own-home' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'vat-own-home-limit' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'notary-fee' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'notary-file-cost' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'notary-vat' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'deed-disbursements' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'cadastral-index' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'property-tax' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'property-tax-municipality' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'property-tax-province' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_key" ADD VALUE 'energy-price' BEFORE 'registration-duty-own-home';
  ALTER TYPE "public"."enum__legal_facts_v_version_unit" ADD VALUE 'euro-per-kwh' BEFORE 'month';
  ALTER TYPE "public"."enum__legal_facts_v_version_unit" ADD VALUE 'factor' BEFORE 'month';
  ALTER TABLE "legal_facts" ADD COLUMN "bracket_from" numeric;
  ALTER TABLE "_legal_facts_v" ADD COLUMN "version_bracket_from" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_facts" ALTER COLUMN "region" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_facts_region";
  CREATE TYPE "public"."enum_legal_facts_region" AS ENUM('flanders', 'brussels', 'wallonia', 'luxembourg');
  ALTER TABLE "legal_facts" ALTER COLUMN "region" SET DATA TYPE "public"."enum_legal_facts_region" USING "region"::"public"."enum_legal_facts_region";
  ALTER TABLE "legal_facts" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_facts_key";
  CREATE TYPE "public"."enum_legal_facts_key" AS ENUM('registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  ALTER TABLE "legal_facts" ALTER COLUMN "key" SET DATA TYPE "public"."enum_legal_facts_key" USING "key"::"public"."enum_legal_facts_key";
  ALTER TABLE "legal_facts" ALTER COLUMN "unit" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_facts_unit";
  CREATE TYPE "public"."enum_legal_facts_unit" AS ENUM('percent', 'euro', 'month', 'year');
  ALTER TABLE "legal_facts" ALTER COLUMN "unit" SET DATA TYPE "public"."enum_legal_facts_unit" USING "unit"::"public"."enum_legal_facts_unit";
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_region" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_facts_v_version_region";
  CREATE TYPE "public"."enum__legal_facts_v_version_region" AS ENUM('flanders', 'brussels', 'wallonia', 'luxembourg');
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_region" SET DATA TYPE "public"."enum__legal_facts_v_version_region" USING "version_region"::"public"."enum__legal_facts_v_version_region";
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_facts_v_version_key";
  CREATE TYPE "public"."enum__legal_facts_v_version_key" AS ENUM('registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__legal_facts_v_version_key" USING "version_key"::"public"."enum__legal_facts_v_version_key";
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_unit" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_facts_v_version_unit";
  CREATE TYPE "public"."enum__legal_facts_v_version_unit" AS ENUM('percent', 'euro', 'month', 'year');
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_unit" SET DATA TYPE "public"."enum__legal_facts_v_version_unit" USING "version_unit"::"public"."enum__legal_facts_v_version_unit";
  ALTER TABLE "legal_facts" DROP COLUMN "bracket_from";
  ALTER TABLE "_legal_facts_v" DROP COLUMN "version_bracket_from";`)
}
