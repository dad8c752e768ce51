import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "_legal_facts_v" WHERE "version_key" = 'energy-price' OR "version_unit" = 'euro-per-kwh';
  DELETE FROM "legal_facts" WHERE "key" = 'energy-price' OR "unit" = 'euro-per-kwh';
  ALTER TABLE "legal_facts" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_facts_key";
  CREATE TYPE "public"."enum_legal_facts_key" AS ENUM('registration-allowance-limit', 'registration-duty-minimum', 'vat-own-home', 'vat-own-home-limit', 'notary-fee', 'notary-file-cost', 'notary-vat', 'deed-disbursements', 'cadastral-index', 'property-tax', 'property-tax-municipality', 'property-tax-province', 'notary-fee-reduction', 'notary-fee-reduction-whole', 'notary-fee-reduction-end', 'loan-own-funds', 'loan-term', 'loan-rate', 'registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  ALTER TABLE "legal_facts" ALTER COLUMN "key" SET DATA TYPE "public"."enum_legal_facts_key" USING "key"::"public"."enum_legal_facts_key";
  ALTER TABLE "legal_facts" ALTER COLUMN "unit" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_facts_unit";
  CREATE TYPE "public"."enum_legal_facts_unit" AS ENUM('percent', 'euro', 'factor', 'month', 'year');
  ALTER TABLE "legal_facts" ALTER COLUMN "unit" SET DATA TYPE "public"."enum_legal_facts_unit" USING "unit"::"public"."enum_legal_facts_unit";
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_facts_v_version_key";
  CREATE TYPE "public"."enum__legal_facts_v_version_key" AS ENUM('registration-allowance-limit', 'registration-duty-minimum', 'vat-own-home', 'vat-own-home-limit', 'notary-fee', 'notary-file-cost', 'notary-vat', 'deed-disbursements', 'cadastral-index', 'property-tax', 'property-tax-municipality', 'property-tax-province', 'notary-fee-reduction', 'notary-fee-reduction-whole', 'notary-fee-reduction-end', 'loan-own-funds', 'loan-term', 'loan-rate', 'registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__legal_facts_v_version_key" USING "version_key"::"public"."enum__legal_facts_v_version_key";
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_unit" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_facts_v_version_unit";
  CREATE TYPE "public"."enum__legal_facts_v_version_unit" AS ENUM('percent', 'euro', 'factor', 'month', 'year');
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_unit" SET DATA TYPE "public"."enum__legal_facts_v_version_unit" USING "version_unit"::"public"."enum__legal_facts_v_version_unit";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_legal_facts_unit" ADD VALUE 'euro-per-kwh' BEFORE 'factor';
  ALTER TYPE "public"."enum__legal_facts_v_version_unit" ADD VALUE 'euro-per-kwh' BEFORE 'factor';
  ALTER TABLE "legal_facts" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_facts_key";
  CREATE TYPE "public"."enum_legal_facts_key" AS ENUM('registration-allowance-limit', 'registration-duty-minimum', 'vat-own-home', 'vat-own-home-limit', 'notary-fee', 'notary-file-cost', 'notary-vat', 'deed-disbursements', 'cadastral-index', 'property-tax', 'property-tax-municipality', 'property-tax-province', 'energy-price', 'registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  ALTER TABLE "legal_facts" ALTER COLUMN "key" SET DATA TYPE "public"."enum_legal_facts_key" USING "key"::"public"."enum_legal_facts_key";
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_facts_v_version_key";
  CREATE TYPE "public"."enum__legal_facts_v_version_key" AS ENUM('registration-allowance-limit', 'registration-duty-minimum', 'vat-own-home', 'vat-own-home-limit', 'notary-fee', 'notary-file-cost', 'notary-vat', 'deed-disbursements', 'cadastral-index', 'property-tax', 'property-tax-municipality', 'property-tax-province', 'energy-price', 'registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  ALTER TABLE "_legal_facts_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__legal_facts_v_version_key" USING "version_key"::"public"."enum__legal_facts_v_version_key";`)
}
