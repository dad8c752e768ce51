import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_legal_facts_region" AS ENUM('flanders', 'brussels', 'wallonia', 'luxembourg');
  CREATE TYPE "public"."enum_legal_facts_key" AS ENUM('registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  CREATE TYPE "public"."enum_legal_facts_unit" AS ENUM('percent', 'euro', 'month', 'year');
  CREATE TYPE "public"."enum__legal_facts_v_version_region" AS ENUM('flanders', 'brussels', 'wallonia', 'luxembourg');
  CREATE TYPE "public"."enum__legal_facts_v_version_key" AS ENUM('registration-duty-own-home', 'registration-duty', 'registration-allowance', 'tax-credit', 'vat-new-build', 'vat-rebuild', 'rental-deposit', 'renovation-term');
  CREATE TYPE "public"."enum__legal_facts_v_version_unit" AS ENUM('percent', 'euro', 'month', 'year');
  CREATE TYPE "public"."enum_pages_banner_type" AS ENUM('image', 'gallery', 'video', 'colour');
  CREATE TYPE "public"."enum_pages_banner_colour" AS ENUM('sand', 'mist', 'bluestone');
  CREATE TYPE "public"."enum_pages_seo_robots" AS ENUM('index', 'noindex', 'none');
  CREATE TYPE "public"."enum_pages_seo_og_type" AS ENUM('website', 'article');
  CREATE TYPE "public"."enum_pages_key" AS ENUM('home', 'for-sale', 'for-rent', 'sell', 'contact-demand', 'contact', 'demand-register', 'cookie-policy', 'privacy', 'disclaimer', 'blog');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_banner_type" AS ENUM('image', 'gallery', 'video', 'colour');
  CREATE TYPE "public"."enum__pages_v_version_banner_colour" AS ENUM('sand', 'mist', 'bluestone');
  CREATE TYPE "public"."enum__pages_v_version_seo_robots" AS ENUM('index', 'noindex', 'none');
  CREATE TYPE "public"."enum__pages_v_version_seo_og_type" AS ENUM('website', 'article');
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('home', 'for-sale', 'for-rent', 'sell', 'contact-demand', 'contact', 'demand-register', 'cookie-policy', 'privacy', 'disclaimer', 'blog');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_articles_seo_robots" AS ENUM('index', 'noindex', 'none');
  CREATE TYPE "public"."enum_articles_seo_og_type" AS ENUM('website', 'article');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_seo_robots" AS ENUM('index', 'noindex', 'none');
  CREATE TYPE "public"."enum__articles_v_version_seo_og_type" AS ENUM('website', 'article');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_categories_order" AS ENUM('date', 'sort');
  CREATE TYPE "public"."enum__categories_v_version_order" AS ENUM('date', 'sort');
  CREATE TYPE "public"."enum_team_members_languages" AS ENUM('nl', 'fr', 'en', 'de', 'lb', 'it', 'tr', 'ar', 'pt');
  CREATE TYPE "public"."enum__team_members_v_version_languages" AS ENUM('nl', 'fr', 'en', 'de', 'lb', 'it', 'tr', 'ar', 'pt');
  CREATE TYPE "public"."enum_offices_country" AS ENUM('BE', 'LU');
  CREATE TYPE "public"."enum__offices_v_version_country" AS ENUM('BE', 'LU');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_home_banner_type" AS ENUM('image', 'gallery', 'video', 'properties', 'projects');
  CREATE TYPE "public"."enum__home_banner_v_version_type" AS ENUM('image', 'gallery', 'video', 'properties', 'projects');
  CREATE TYPE "public"."enum_agency_country" AS ENUM('BE', 'LU');
  CREATE TYPE "public"."enum__agency_v_version_country" AS ENUM('BE', 'LU');
  CREATE TYPE "public"."enum_languages_used" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_languages_standard" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__languages_v_version_used" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__languages_v_version_standard" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_purchase_offer" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_rent_application" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_testimonial" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_newsletter" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__settings_v_version_purchase_offer" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__settings_v_version_rent_application" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__settings_v_version_testimonial" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum__settings_v_version_newsletter" AS ENUM('nl', 'fr', 'en', 'de');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator';
  CREATE TABLE "listing_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record_id" numeric NOT NULL,
  	"is_featured" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "listing_notes_locales" (
  	"text" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_listing_notes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_record_id" numeric NOT NULL,
  	"version_is_featured" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_listing_notes_v_locales" (
  	"version_text" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "project_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record_id" numeric NOT NULL,
  	"is_featured" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "project_notes_locales" (
  	"text" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_notes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_record_id" numeric NOT NULL,
  	"version_is_featured" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_project_notes_v_locales" (
  	"version_text" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" "enum_legal_facts_region" NOT NULL,
  	"key" "enum_legal_facts_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"unit" "enum_legal_facts_unit" NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"valid_to" timestamp(3) with time zone,
  	"note" varchar,
  	"source" varchar NOT NULL,
  	"reviewer" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_legal_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_region" "enum__legal_facts_v_version_region" NOT NULL,
  	"version_key" "enum__legal_facts_v_version_key" NOT NULL,
  	"version_value" numeric NOT NULL,
  	"version_unit" "enum__legal_facts_v_version_unit" NOT NULL,
  	"version_valid_from" timestamp(3) with time zone NOT NULL,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_note" varchar,
  	"version_source" varchar NOT NULL,
  	"version_reviewer" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_sub_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "pages_sub_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"modules" jsonb,
  	"show_banner" boolean DEFAULT false,
  	"banner_type" "enum_pages_banner_type" DEFAULT 'image',
  	"banner_image_id" integer,
  	"banner_video_id" integer,
  	"banner_colour" "enum_pages_banner_colour" DEFAULT 'sand',
  	"banner_is_transparent" boolean DEFAULT false,
  	"banner_call_to_action_page_id" integer,
  	"banner_call_to_action_url" varchar,
  	"show_in_menu" boolean DEFAULT false,
  	"has_sub_menu" boolean DEFAULT false,
  	"is_redirect" boolean DEFAULT false,
  	"redirect_url" varchar,
  	"show_breadcrumb" boolean DEFAULT true,
  	"css" varchar,
  	"seo_is_active" boolean DEFAULT true,
  	"seo_robots" "enum_pages_seo_robots" DEFAULT 'index',
  	"seo_og_type" "enum_pages_seo_og_type" DEFAULT 'website',
  	"seo_og_image_id" integer,
  	"seo_twitter_site" varchar,
  	"seo_twitter_image_id" integer,
  	"parent_id" integer,
  	"sort" numeric DEFAULT 100,
  	"publish_at" timestamp(3) with time zone,
  	"name" varchar,
  	"key" "enum_pages_key",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"is_title_public" boolean DEFAULT true,
  	"description" varchar,
  	"is_description_public" boolean DEFAULT true,
  	"content" jsonb,
  	"banner_title" varchar,
  	"banner_description" varchar,
  	"banner_call_to_action_label" varchar,
  	"seo_page_title" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"seo_og_title" varchar,
  	"seo_og_description" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_description" varchar,
  	"is_public" boolean DEFAULT true,
  	"path" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_pages_v_version_sub_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_sub_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_modules" jsonb,
  	"version_show_banner" boolean DEFAULT false,
  	"version_banner_type" "enum__pages_v_version_banner_type" DEFAULT 'image',
  	"version_banner_image_id" integer,
  	"version_banner_video_id" integer,
  	"version_banner_colour" "enum__pages_v_version_banner_colour" DEFAULT 'sand',
  	"version_banner_is_transparent" boolean DEFAULT false,
  	"version_banner_call_to_action_page_id" integer,
  	"version_banner_call_to_action_url" varchar,
  	"version_show_in_menu" boolean DEFAULT false,
  	"version_has_sub_menu" boolean DEFAULT false,
  	"version_is_redirect" boolean DEFAULT false,
  	"version_redirect_url" varchar,
  	"version_show_breadcrumb" boolean DEFAULT true,
  	"version_css" varchar,
  	"version_seo_is_active" boolean DEFAULT true,
  	"version_seo_robots" "enum__pages_v_version_seo_robots" DEFAULT 'index',
  	"version_seo_og_type" "enum__pages_v_version_seo_og_type" DEFAULT 'website',
  	"version_seo_og_image_id" integer,
  	"version_seo_twitter_site" varchar,
  	"version_seo_twitter_image_id" integer,
  	"version_parent_id" integer,
  	"version_sort" numeric DEFAULT 100,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_name" varchar,
  	"version_key" "enum__pages_v_version_key",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_is_title_public" boolean DEFAULT true,
  	"version_description" varchar,
  	"version_is_description_public" boolean DEFAULT true,
  	"version_content" jsonb,
  	"version_banner_title" varchar,
  	"version_banner_description" varchar,
  	"version_banner_call_to_action_label" varchar,
  	"version_seo_page_title" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_seo_og_title" varchar,
  	"version_seo_og_description" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_description" varchar,
  	"version_is_public" boolean DEFAULT true,
  	"version_path" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"person_name" varchar,
  	"person_website" varchar,
  	"seo_is_active" boolean DEFAULT true,
  	"seo_robots" "enum_articles_seo_robots" DEFAULT 'index',
  	"seo_og_type" "enum_articles_seo_og_type" DEFAULT 'website',
  	"seo_og_image_id" integer,
  	"seo_twitter_site" varchar,
  	"seo_twitter_image_id" integer,
  	"category_id" integer,
  	"date" timestamp(3) with time zone,
  	"sort" numeric DEFAULT 100,
  	"has_page" boolean DEFAULT true,
  	"publish_at" timestamp(3) with time zone,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"standfirst" varchar,
  	"body" jsonb,
  	"person_about" varchar,
  	"seo_page_title" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"seo_og_title" varchar,
  	"seo_og_description" varchar,
  	"seo_twitter_title" varchar,
  	"seo_twitter_description" varchar,
  	"is_public" boolean DEFAULT true,
  	"path" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_person_name" varchar,
  	"version_person_website" varchar,
  	"version_seo_is_active" boolean DEFAULT true,
  	"version_seo_robots" "enum__articles_v_version_seo_robots" DEFAULT 'index',
  	"version_seo_og_type" "enum__articles_v_version_seo_og_type" DEFAULT 'website',
  	"version_seo_og_image_id" integer,
  	"version_seo_twitter_site" varchar,
  	"version_seo_twitter_image_id" integer,
  	"version_category_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_sort" numeric DEFAULT 100,
  	"version_has_page" boolean DEFAULT true,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_standfirst" varchar,
  	"version_body" jsonb,
  	"version_person_about" varchar,
  	"version_seo_page_title" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_seo_og_title" varchar,
  	"version_seo_og_description" varchar,
  	"version_seo_twitter_title" varchar,
  	"version_seo_twitter_description" varchar,
  	"version_is_public" boolean DEFAULT true,
  	"version_path" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"sort" numeric DEFAULT 100,
  	"order" "enum_categories_order" DEFAULT 'date',
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"intro" varchar,
  	"path" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_sort" numeric DEFAULT 100,
  	"version_order" "enum__categories_v_version_order" DEFAULT 'date',
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_intro" varchar,
  	"version_path" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_team_members_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"office_id" integer NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"recognition_number" varchar,
  	"picture_id" integer,
  	"sort" numeric DEFAULT 100,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_members_locales" (
  	"role" varchar,
  	"introduction" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_team_members_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__team_members_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_office_id" integer NOT NULL,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_recognition_number" varchar,
  	"version_picture_id" integer,
  	"version_sort" numeric DEFAULT 100,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_team_members_v_locales" (
  	"version_role" varchar,
  	"version_introduction" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"zip" varchar NOT NULL,
  	"country" "enum_offices_country" DEFAULT 'BE' NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"sort" numeric DEFAULT 100,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offices_locales" (
  	"name" varchar,
  	"street" varchar,
  	"city" varchar,
  	"hours" varchar,
  	"directions" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_zip" varchar NOT NULL,
  	"version_country" "enum__offices_v_version_country" DEFAULT 'BE' NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_sort" numeric DEFAULT 100,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_offices_v_locales" (
  	"version_name" varchar,
  	"version_street" varchar,
  	"version_city" varchar,
  	"version_hours" varchar,
  	"version_directions" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
  	"sizes_mobile_url" varchar,
  	"sizes_mobile_width" numeric,
  	"sizes_mobile_height" numeric,
  	"sizes_mobile_mime_type" varchar,
  	"sizes_mobile_filesize" numeric,
  	"sizes_mobile_filename" varchar,
  	"sizes_desktop_url" varchar,
  	"sizes_desktop_width" numeric,
  	"sizes_desktop_height" numeric,
  	"sizes_desktop_mime_type" varchar,
  	"sizes_desktop_filesize" numeric,
  	"sizes_desktop_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_banner_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"page_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "home_banner_gallery_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_banner" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_home_banner_type" DEFAULT 'image',
  	"image_id" integer,
  	"video_id" integer,
  	"show_logo" boolean DEFAULT false,
  	"show_quick_search" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_banner_locales" (
  	"title" varchar,
  	"description" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_banner_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"page_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_banner_v_version_gallery_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_banner_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_type" "enum__home_banner_v_version_type" DEFAULT 'image',
  	"version_image_id" integer,
  	"version_video_id" integer,
  	"version_show_logo" boolean DEFAULT false,
  	"version_show_quick_search" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_banner_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "header_top_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "header_top_bar_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"valuation_page_id" integer,
  	"valuation_url" varchar,
  	"menu_maximum" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_locales" (
  	"valuation_label" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_top_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_top_bar_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_valuation_page_id" integer,
  	"version_valuation_url" varchar,
  	"version_menu_maximum" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_header_v_locales" (
  	"version_valuation_label" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"columns_sm" numeric DEFAULT 12,
  	"columns_md" numeric DEFAULT 6,
  	"columns_lg" numeric DEFAULT 3
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar,
  	"is_title_public" boolean DEFAULT true,
  	"intro_text" varchar,
  	"is_intro_public" boolean DEFAULT true,
  	"full_text" varchar,
  	"is_full_text_public" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"columns_sm" numeric DEFAULT 12,
  	"columns_md" numeric DEFAULT 6,
  	"columns_lg" numeric DEFAULT 3,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"title" varchar,
  	"is_title_public" boolean DEFAULT true,
  	"intro_text" varchar,
  	"is_intro_public" boolean DEFAULT true,
  	"full_text" varchar,
  	"is_full_text_public" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "popup" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_published" boolean DEFAULT false,
  	"delay_seconds" numeric DEFAULT 20,
  	"media_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "popup_locales" (
  	"title" varchar,
  	"description" varchar,
  	"link_label" varchar,
  	"language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_popup_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_published" boolean DEFAULT false,
  	"version_delay_seconds" numeric DEFAULT 20,
  	"version_media_id" integer,
  	"version_link_page_id" integer,
  	"version_link_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_popup_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_link_label" varchar,
  	"version_language_changed_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "look" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_colour" varchar,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_look_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand_colour" varchar,
  	"version_logo_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "agency_brokers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"number" varchar
  );
  
  CREATE TABLE "agency" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"street" varchar,
  	"place" varchar,
  	"country" "enum_agency_country" DEFAULT 'BE',
  	"phone" varchar,
  	"email" varchar,
  	"company_number" varchar,
  	"vat_number" varchar,
  	"insurer" varchar,
  	"insurance_policy" varchar,
  	"code_of_conduct_url" varchar,
  	"luxembourg_permit" varchar,
  	"luxembourg_register" varchar,
  	"luxembourg_vat_number" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_agency_v_version_brokers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_agency_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_company" varchar,
  	"version_street" varchar,
  	"version_place" varchar,
  	"version_country" "enum__agency_v_version_country" DEFAULT 'BE',
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_company_number" varchar,
  	"version_vat_number" varchar,
  	"version_insurer" varchar,
  	"version_insurance_policy" varchar,
  	"version_code_of_conduct_url" varchar,
  	"version_luxembourg_permit" varchar,
  	"version_luxembourg_register" varchar,
  	"version_luxembourg_vat_number" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "languages_used" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_languages_used",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "languages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"standard" "enum_languages_standard" DEFAULT 'nl' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_languages_v_version_used" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__languages_v_version_used",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_languages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_standard" "enum__languages_v_version_standard" DEFAULT 'nl' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_purchase_offer" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_purchase_offer",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_rent_application" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_rent_application",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_testimonial" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_testimonial",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_newsletter" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_newsletter",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"has_counts" boolean DEFAULT true,
  	"hide_city" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_purchase_offer" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_purchase_offer",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_rent_application" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_rent_application",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_testimonial" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_testimonial",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_newsletter" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_newsletter",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_has_counts" boolean DEFAULT true,
  	"version_hide_city" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "site_info" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"analytics" varchar,
  	"ads" varchar,
  	"tag_manager" varchar,
  	"pixel" varchar,
  	"google_verification" varchar,
  	"facebook_verification" varchar,
  	"norton_safe_web" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_info_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_analytics" varchar,
  	"version_ads" varchar,
  	"version_tag_manager" varchar,
  	"version_pixel" varchar,
  	"version_google_verification" varchar,
  	"version_facebook_verification" varchar,
  	"version_norton_safe_web" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "listing_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_facts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "team_members_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "listing_notes_locales" ADD CONSTRAINT "listing_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listing_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listing_notes_v" ADD CONSTRAINT "_listing_notes_v_parent_id_listing_notes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listing_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listing_notes_v_locales" ADD CONSTRAINT "_listing_notes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_listing_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_notes_locales" ADD CONSTRAINT "project_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_notes_v" ADD CONSTRAINT "_project_notes_v_parent_id_project_notes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_notes_v_locales" ADD CONSTRAINT "_project_notes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_facts_v" ADD CONSTRAINT "_legal_facts_v_parent_id_legal_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_sub_menu" ADD CONSTRAINT "pages_sub_menu_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_sub_menu" ADD CONSTRAINT "pages_sub_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sub_menu_locales" ADD CONSTRAINT "pages_sub_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sub_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_video_id_media_id_fk" FOREIGN KEY ("banner_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_call_to_action_page_id_pages_id_fk" FOREIGN KEY ("banner_call_to_action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sub_menu" ADD CONSTRAINT "_pages_v_version_sub_menu_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sub_menu" ADD CONSTRAINT "_pages_v_version_sub_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sub_menu_locales" ADD CONSTRAINT "_pages_v_version_sub_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sub_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_video_id_media_id_fk" FOREIGN KEY ("version_banner_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_call_to_action_page_id_pages_id_fk" FOREIGN KEY ("version_banner_call_to_action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_twitter_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_parent_id_categories_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members_languages" ADD CONSTRAINT "team_members_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v_version_languages" ADD CONSTRAINT "_team_members_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banner_gallery" ADD CONSTRAINT "home_banner_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_banner_gallery" ADD CONSTRAINT "home_banner_gallery_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_banner_gallery" ADD CONSTRAINT "home_banner_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banner_gallery_locales" ADD CONSTRAINT "home_banner_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_banner_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banner" ADD CONSTRAINT "home_banner_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_banner" ADD CONSTRAINT "home_banner_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_banner_locales" ADD CONSTRAINT "home_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_banner_v_version_gallery" ADD CONSTRAINT "_home_banner_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_banner_v_version_gallery" ADD CONSTRAINT "_home_banner_v_version_gallery_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_banner_v_version_gallery" ADD CONSTRAINT "_home_banner_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_banner_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_banner_v_version_gallery_locales" ADD CONSTRAINT "_home_banner_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_banner_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_banner_v" ADD CONSTRAINT "_home_banner_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_banner_v" ADD CONSTRAINT "_home_banner_v_version_video_id_media_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_banner_v_locales" ADD CONSTRAINT "_home_banner_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_banner_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_top_bar" ADD CONSTRAINT "header_top_bar_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_top_bar" ADD CONSTRAINT "header_top_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_top_bar_locales" ADD CONSTRAINT "header_top_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_top_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_valuation_page_id_pages_id_fk" FOREIGN KEY ("valuation_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_top_bar" ADD CONSTRAINT "_header_v_version_top_bar_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_top_bar" ADD CONSTRAINT "_header_v_version_top_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_top_bar_locales" ADD CONSTRAINT "_header_v_version_top_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_top_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_valuation_page_id_pages_id_fk" FOREIGN KEY ("version_valuation_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup" ADD CONSTRAINT "popup_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popup" ADD CONSTRAINT "popup_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popup_locales" ADD CONSTRAINT "popup_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popup"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popup_v" ADD CONSTRAINT "_popup_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popup_v" ADD CONSTRAINT "_popup_v_version_link_page_id_pages_id_fk" FOREIGN KEY ("version_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popup_v_locales" ADD CONSTRAINT "_popup_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popup_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "look" ADD CONSTRAINT "look_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_look_v" ADD CONSTRAINT "_look_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agency_brokers" ADD CONSTRAINT "agency_brokers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agency_v_version_brokers" ADD CONSTRAINT "_agency_v_version_brokers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agency_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "languages_used" ADD CONSTRAINT "languages_used_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_languages_v_version_used" ADD CONSTRAINT "_languages_v_version_used_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_languages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_purchase_offer" ADD CONSTRAINT "settings_purchase_offer_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_rent_application" ADD CONSTRAINT "settings_rent_application_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_testimonial" ADD CONSTRAINT "settings_testimonial_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_newsletter" ADD CONSTRAINT "settings_newsletter_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_numbers" ADD CONSTRAINT "settings_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_purchase_offer" ADD CONSTRAINT "_settings_v_version_purchase_offer_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_rent_application" ADD CONSTRAINT "_settings_v_version_rent_application_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_testimonial" ADD CONSTRAINT "_settings_v_version_testimonial_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_newsletter" ADD CONSTRAINT "_settings_v_version_newsletter_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_numbers" ADD CONSTRAINT "_settings_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "listing_notes_record_id_idx" ON "listing_notes" USING btree ("record_id");
  CREATE INDEX "listing_notes_is_featured_idx" ON "listing_notes" USING btree ("is_featured");
  CREATE INDEX "listing_notes_updated_at_idx" ON "listing_notes" USING btree ("updated_at");
  CREATE INDEX "listing_notes_created_at_idx" ON "listing_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "listing_notes_locales_locale_parent_id_unique" ON "listing_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_listing_notes_v_parent_idx" ON "_listing_notes_v" USING btree ("parent_id");
  CREATE INDEX "_listing_notes_v_version_version_record_id_idx" ON "_listing_notes_v" USING btree ("version_record_id");
  CREATE INDEX "_listing_notes_v_version_version_is_featured_idx" ON "_listing_notes_v" USING btree ("version_is_featured");
  CREATE INDEX "_listing_notes_v_version_version_updated_at_idx" ON "_listing_notes_v" USING btree ("version_updated_at");
  CREATE INDEX "_listing_notes_v_version_version_created_at_idx" ON "_listing_notes_v" USING btree ("version_created_at");
  CREATE INDEX "_listing_notes_v_created_at_idx" ON "_listing_notes_v" USING btree ("created_at");
  CREATE INDEX "_listing_notes_v_updated_at_idx" ON "_listing_notes_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_listing_notes_v_locales_locale_parent_id_unique" ON "_listing_notes_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "project_notes_record_id_idx" ON "project_notes" USING btree ("record_id");
  CREATE INDEX "project_notes_is_featured_idx" ON "project_notes" USING btree ("is_featured");
  CREATE INDEX "project_notes_updated_at_idx" ON "project_notes" USING btree ("updated_at");
  CREATE INDEX "project_notes_created_at_idx" ON "project_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_notes_locales_locale_parent_id_unique" ON "project_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_notes_v_parent_idx" ON "_project_notes_v" USING btree ("parent_id");
  CREATE INDEX "_project_notes_v_version_version_record_id_idx" ON "_project_notes_v" USING btree ("version_record_id");
  CREATE INDEX "_project_notes_v_version_version_is_featured_idx" ON "_project_notes_v" USING btree ("version_is_featured");
  CREATE INDEX "_project_notes_v_version_version_updated_at_idx" ON "_project_notes_v" USING btree ("version_updated_at");
  CREATE INDEX "_project_notes_v_version_version_created_at_idx" ON "_project_notes_v" USING btree ("version_created_at");
  CREATE INDEX "_project_notes_v_created_at_idx" ON "_project_notes_v" USING btree ("created_at");
  CREATE INDEX "_project_notes_v_updated_at_idx" ON "_project_notes_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_project_notes_v_locales_locale_parent_id_unique" ON "_project_notes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_facts_region_idx" ON "legal_facts" USING btree ("region");
  CREATE INDEX "legal_facts_key_idx" ON "legal_facts" USING btree ("key");
  CREATE INDEX "legal_facts_valid_from_idx" ON "legal_facts" USING btree ("valid_from");
  CREATE INDEX "legal_facts_updated_at_idx" ON "legal_facts" USING btree ("updated_at");
  CREATE INDEX "legal_facts_created_at_idx" ON "legal_facts" USING btree ("created_at");
  CREATE INDEX "_legal_facts_v_parent_idx" ON "_legal_facts_v" USING btree ("parent_id");
  CREATE INDEX "_legal_facts_v_version_version_region_idx" ON "_legal_facts_v" USING btree ("version_region");
  CREATE INDEX "_legal_facts_v_version_version_key_idx" ON "_legal_facts_v" USING btree ("version_key");
  CREATE INDEX "_legal_facts_v_version_version_valid_from_idx" ON "_legal_facts_v" USING btree ("version_valid_from");
  CREATE INDEX "_legal_facts_v_version_version_updated_at_idx" ON "_legal_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_facts_v_version_version_created_at_idx" ON "_legal_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_facts_v_created_at_idx" ON "_legal_facts_v" USING btree ("created_at");
  CREATE INDEX "_legal_facts_v_updated_at_idx" ON "_legal_facts_v" USING btree ("updated_at");
  CREATE INDEX "pages_sub_menu_order_idx" ON "pages_sub_menu" USING btree ("_order");
  CREATE INDEX "pages_sub_menu_parent_id_idx" ON "pages_sub_menu" USING btree ("_parent_id");
  CREATE INDEX "pages_sub_menu_page_idx" ON "pages_sub_menu" USING btree ("page_id");
  CREATE UNIQUE INDEX "pages_sub_menu_locales_locale_parent_id_unique" ON "pages_sub_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_banner_banner_image_idx" ON "pages" USING btree ("banner_image_id");
  CREATE INDEX "pages_banner_banner_video_idx" ON "pages" USING btree ("banner_video_id");
  CREATE INDEX "pages_banner_call_to_action_banner_call_to_action_page_idx" ON "pages" USING btree ("banner_call_to_action_page_id");
  CREATE INDEX "pages_seo_seo_og_image_idx" ON "pages" USING btree ("seo_og_image_id");
  CREATE INDEX "pages_seo_seo_twitter_image_idx" ON "pages" USING btree ("seo_twitter_image_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_sort_idx" ON "pages" USING btree ("sort");
  CREATE INDEX "pages_publish_at_idx" ON "pages" USING btree ("publish_at");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_version_sub_menu_order_idx" ON "_pages_v_version_sub_menu" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sub_menu_parent_id_idx" ON "_pages_v_version_sub_menu" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sub_menu_page_idx" ON "_pages_v_version_sub_menu" USING btree ("page_id");
  CREATE UNIQUE INDEX "_pages_v_version_sub_menu_locales_locale_parent_id_unique" ON "_pages_v_version_sub_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_banner_version_banner_image_idx" ON "_pages_v" USING btree ("version_banner_image_id");
  CREATE INDEX "_pages_v_version_banner_version_banner_video_idx" ON "_pages_v" USING btree ("version_banner_video_id");
  CREATE INDEX "_pages_v_version_banner_call_to_action_version_banner_ca_idx" ON "_pages_v" USING btree ("version_banner_call_to_action_page_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_og_image_idx" ON "_pages_v" USING btree ("version_seo_og_image_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_twitter_image_idx" ON "_pages_v" USING btree ("version_seo_twitter_image_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_sort_idx" ON "_pages_v" USING btree ("version_sort");
  CREATE INDEX "_pages_v_version_version_publish_at_idx" ON "_pages_v" USING btree ("version_publish_at");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "articles_picture_idx" ON "articles" USING btree ("picture_id");
  CREATE INDEX "articles_seo_seo_og_image_idx" ON "articles" USING btree ("seo_og_image_id");
  CREATE INDEX "articles_seo_seo_twitter_image_idx" ON "articles" USING btree ("seo_twitter_image_id");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_date_idx" ON "articles" USING btree ("date");
  CREATE INDEX "articles_publish_at_idx" ON "articles" USING btree ("publish_at");
  CREATE UNIQUE INDEX "articles_key_idx" ON "articles" USING btree ("key");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_seo_version_seo_og_image_idx" ON "_articles_v" USING btree ("version_seo_og_image_id");
  CREATE INDEX "_articles_v_version_seo_version_seo_twitter_image_idx" ON "_articles_v" USING btree ("version_seo_twitter_image_id");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_date_idx" ON "_articles_v" USING btree ("version_date");
  CREATE INDEX "_articles_v_version_version_publish_at_idx" ON "_articles_v" USING btree ("version_publish_at");
  CREATE INDEX "_articles_v_version_version_key_idx" ON "_articles_v" USING btree ("version_key");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE UNIQUE INDEX "categories_key_idx" ON "categories" USING btree ("key");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_parent_idx" ON "_categories_v" USING btree ("version_parent_id");
  CREATE INDEX "_categories_v_version_version_key_idx" ON "_categories_v" USING btree ("version_key");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members_languages_order_idx" ON "team_members_languages" USING btree ("order");
  CREATE INDEX "team_members_languages_parent_idx" ON "team_members_languages" USING btree ("parent_id");
  CREATE INDEX "team_members_office_idx" ON "team_members" USING btree ("office_id");
  CREATE INDEX "team_members_picture_idx" ON "team_members" USING btree ("picture_id");
  CREATE UNIQUE INDEX "team_members_key_idx" ON "team_members" USING btree ("key");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_members_v_version_languages_order_idx" ON "_team_members_v_version_languages" USING btree ("order");
  CREATE INDEX "_team_members_v_version_languages_parent_idx" ON "_team_members_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_office_idx" ON "_team_members_v" USING btree ("version_office_id");
  CREATE INDEX "_team_members_v_version_version_picture_idx" ON "_team_members_v" USING btree ("version_picture_id");
  CREATE INDEX "_team_members_v_version_version_key_idx" ON "_team_members_v" USING btree ("version_key");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "offices_key_idx" ON "offices" USING btree ("key");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_key_idx" ON "_offices_v" USING btree ("version_key");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_offices_v_locales_locale_parent_id_unique" ON "_offices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_mobile_sizes_mobile_filename_idx" ON "media" USING btree ("sizes_mobile_filename");
  CREATE INDEX "media_sizes_desktop_sizes_desktop_filename_idx" ON "media" USING btree ("sizes_desktop_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "home_banner_gallery_order_idx" ON "home_banner_gallery" USING btree ("_order");
  CREATE INDEX "home_banner_gallery_parent_id_idx" ON "home_banner_gallery" USING btree ("_parent_id");
  CREATE INDEX "home_banner_gallery_image_idx" ON "home_banner_gallery" USING btree ("image_id");
  CREATE INDEX "home_banner_gallery_page_idx" ON "home_banner_gallery" USING btree ("page_id");
  CREATE UNIQUE INDEX "home_banner_gallery_locales_locale_parent_id_unique" ON "home_banner_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_banner_image_idx" ON "home_banner" USING btree ("image_id");
  CREATE INDEX "home_banner_video_idx" ON "home_banner" USING btree ("video_id");
  CREATE UNIQUE INDEX "home_banner_locales_locale_parent_id_unique" ON "home_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_banner_v_version_gallery_order_idx" ON "_home_banner_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_home_banner_v_version_gallery_parent_id_idx" ON "_home_banner_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_home_banner_v_version_gallery_image_idx" ON "_home_banner_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_home_banner_v_version_gallery_page_idx" ON "_home_banner_v_version_gallery" USING btree ("page_id");
  CREATE UNIQUE INDEX "_home_banner_v_version_gallery_locales_locale_parent_id_uniq" ON "_home_banner_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_banner_v_version_version_image_idx" ON "_home_banner_v" USING btree ("version_image_id");
  CREATE INDEX "_home_banner_v_version_version_video_idx" ON "_home_banner_v" USING btree ("version_video_id");
  CREATE INDEX "_home_banner_v_created_at_idx" ON "_home_banner_v" USING btree ("created_at");
  CREATE INDEX "_home_banner_v_updated_at_idx" ON "_home_banner_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_home_banner_v_locales_locale_parent_id_unique" ON "_home_banner_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_top_bar_order_idx" ON "header_top_bar" USING btree ("_order");
  CREATE INDEX "header_top_bar_parent_id_idx" ON "header_top_bar" USING btree ("_parent_id");
  CREATE INDEX "header_top_bar_page_idx" ON "header_top_bar" USING btree ("page_id");
  CREATE UNIQUE INDEX "header_top_bar_locales_locale_parent_id_unique" ON "header_top_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_valuation_valuation_page_idx" ON "header" USING btree ("valuation_page_id");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_top_bar_order_idx" ON "_header_v_version_top_bar" USING btree ("_order");
  CREATE INDEX "_header_v_version_top_bar_parent_id_idx" ON "_header_v_version_top_bar" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_top_bar_page_idx" ON "_header_v_version_top_bar" USING btree ("page_id");
  CREATE UNIQUE INDEX "_header_v_version_top_bar_locales_locale_parent_id_unique" ON "_header_v_version_top_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_valuation_version_valuation_page_idx" ON "_header_v" USING btree ("version_valuation_page_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_page_idx" ON "footer_columns_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_media_id_idx" ON "footer_rels" USING btree ("media_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_page_idx" ON "_footer_v_version_columns_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_rels_order_idx" ON "_footer_v_rels" USING btree ("order");
  CREATE INDEX "_footer_v_rels_parent_idx" ON "_footer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_v_rels_path_idx" ON "_footer_v_rels" USING btree ("path");
  CREATE INDEX "_footer_v_rels_media_id_idx" ON "_footer_v_rels" USING btree ("media_id");
  CREATE INDEX "popup_media_idx" ON "popup" USING btree ("media_id");
  CREATE INDEX "popup_link_link_page_idx" ON "popup" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "popup_locales_locale_parent_id_unique" ON "popup_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popup_v_version_version_media_idx" ON "_popup_v" USING btree ("version_media_id");
  CREATE INDEX "_popup_v_version_link_version_link_page_idx" ON "_popup_v" USING btree ("version_link_page_id");
  CREATE INDEX "_popup_v_created_at_idx" ON "_popup_v" USING btree ("created_at");
  CREATE INDEX "_popup_v_updated_at_idx" ON "_popup_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_popup_v_locales_locale_parent_id_unique" ON "_popup_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "look_logo_idx" ON "look" USING btree ("logo_id");
  CREATE INDEX "_look_v_version_version_logo_idx" ON "_look_v" USING btree ("version_logo_id");
  CREATE INDEX "_look_v_created_at_idx" ON "_look_v" USING btree ("created_at");
  CREATE INDEX "_look_v_updated_at_idx" ON "_look_v" USING btree ("updated_at");
  CREATE INDEX "agency_brokers_order_idx" ON "agency_brokers" USING btree ("_order");
  CREATE INDEX "agency_brokers_parent_id_idx" ON "agency_brokers" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_version_brokers_order_idx" ON "_agency_v_version_brokers" USING btree ("_order");
  CREATE INDEX "_agency_v_version_brokers_parent_id_idx" ON "_agency_v_version_brokers" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_created_at_idx" ON "_agency_v" USING btree ("created_at");
  CREATE INDEX "_agency_v_updated_at_idx" ON "_agency_v" USING btree ("updated_at");
  CREATE INDEX "languages_used_order_idx" ON "languages_used" USING btree ("order");
  CREATE INDEX "languages_used_parent_idx" ON "languages_used" USING btree ("parent_id");
  CREATE INDEX "_languages_v_version_used_order_idx" ON "_languages_v_version_used" USING btree ("order");
  CREATE INDEX "_languages_v_version_used_parent_idx" ON "_languages_v_version_used" USING btree ("parent_id");
  CREATE INDEX "_languages_v_created_at_idx" ON "_languages_v" USING btree ("created_at");
  CREATE INDEX "_languages_v_updated_at_idx" ON "_languages_v" USING btree ("updated_at");
  CREATE INDEX "settings_purchase_offer_order_idx" ON "settings_purchase_offer" USING btree ("order");
  CREATE INDEX "settings_purchase_offer_parent_idx" ON "settings_purchase_offer" USING btree ("parent_id");
  CREATE INDEX "settings_rent_application_order_idx" ON "settings_rent_application" USING btree ("order");
  CREATE INDEX "settings_rent_application_parent_idx" ON "settings_rent_application" USING btree ("parent_id");
  CREATE INDEX "settings_testimonial_order_idx" ON "settings_testimonial" USING btree ("order");
  CREATE INDEX "settings_testimonial_parent_idx" ON "settings_testimonial" USING btree ("parent_id");
  CREATE INDEX "settings_newsletter_order_idx" ON "settings_newsletter" USING btree ("order");
  CREATE INDEX "settings_newsletter_parent_idx" ON "settings_newsletter" USING btree ("parent_id");
  CREATE INDEX "settings_numbers_order_parent_idx" ON "settings_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_version_purchase_offer_order_idx" ON "_settings_v_version_purchase_offer" USING btree ("order");
  CREATE INDEX "_settings_v_version_purchase_offer_parent_idx" ON "_settings_v_version_purchase_offer" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_rent_application_order_idx" ON "_settings_v_version_rent_application" USING btree ("order");
  CREATE INDEX "_settings_v_version_rent_application_parent_idx" ON "_settings_v_version_rent_application" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_testimonial_order_idx" ON "_settings_v_version_testimonial" USING btree ("order");
  CREATE INDEX "_settings_v_version_testimonial_parent_idx" ON "_settings_v_version_testimonial" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_newsletter_order_idx" ON "_settings_v_version_newsletter" USING btree ("order");
  CREATE INDEX "_settings_v_version_newsletter_parent_idx" ON "_settings_v_version_newsletter" USING btree ("parent_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_numbers_order_parent_idx" ON "_settings_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_site_info_v_created_at_idx" ON "_site_info_v" USING btree ("created_at");
  CREATE INDEX "_site_info_v_updated_at_idx" ON "_site_info_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listing_notes_fk" FOREIGN KEY ("listing_notes_id") REFERENCES "public"."listing_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_notes_fk" FOREIGN KEY ("project_notes_id") REFERENCES "public"."project_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_facts_fk" FOREIGN KEY ("legal_facts_id") REFERENCES "public"."legal_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_listing_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("listing_notes_id");
  CREATE INDEX "payload_locked_documents_rels_project_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("project_notes_id");
  CREATE INDEX "payload_locked_documents_rels_legal_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_facts_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listing_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "listing_notes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_listing_notes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_listing_notes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_notes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_notes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_notes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_facts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_sub_menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_sub_menu_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_sub_menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_sub_menu_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offices_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_banner_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_banner_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_banner_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_banner_v_version_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_banner_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_banner_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_top_bar" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_top_bar_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_top_bar" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_top_bar_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popup" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popup_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popup_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popup_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "look" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_look_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "agency_brokers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "agency" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_agency_v_version_brokers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_agency_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "languages_used" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_languages_v_version_used" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_languages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_purchase_offer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_rent_application" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_testimonial" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_newsletter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_purchase_offer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_rent_application" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_testimonial" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_newsletter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_info" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_info_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "listing_notes" CASCADE;
  DROP TABLE "listing_notes_locales" CASCADE;
  DROP TABLE "_listing_notes_v" CASCADE;
  DROP TABLE "_listing_notes_v_locales" CASCADE;
  DROP TABLE "project_notes" CASCADE;
  DROP TABLE "project_notes_locales" CASCADE;
  DROP TABLE "_project_notes_v" CASCADE;
  DROP TABLE "_project_notes_v_locales" CASCADE;
  DROP TABLE "legal_facts" CASCADE;
  DROP TABLE "_legal_facts_v" CASCADE;
  DROP TABLE "pages_sub_menu" CASCADE;
  DROP TABLE "pages_sub_menu_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_sub_menu" CASCADE;
  DROP TABLE "_pages_v_version_sub_menu_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "team_members_languages" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v_version_languages" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_locales" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "home_banner_gallery" CASCADE;
  DROP TABLE "home_banner_gallery_locales" CASCADE;
  DROP TABLE "home_banner" CASCADE;
  DROP TABLE "home_banner_locales" CASCADE;
  DROP TABLE "_home_banner_v_version_gallery" CASCADE;
  DROP TABLE "_home_banner_v_version_gallery_locales" CASCADE;
  DROP TABLE "_home_banner_v" CASCADE;
  DROP TABLE "_home_banner_v_locales" CASCADE;
  DROP TABLE "header_top_bar" CASCADE;
  DROP TABLE "header_top_bar_locales" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_locales" CASCADE;
  DROP TABLE "_header_v_version_top_bar" CASCADE;
  DROP TABLE "_header_v_version_top_bar_locales" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_locales" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TABLE "_footer_v_version_columns_links" CASCADE;
  DROP TABLE "_footer_v_version_columns_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_footer_v_rels" CASCADE;
  DROP TABLE "popup" CASCADE;
  DROP TABLE "popup_locales" CASCADE;
  DROP TABLE "_popup_v" CASCADE;
  DROP TABLE "_popup_v_locales" CASCADE;
  DROP TABLE "look" CASCADE;
  DROP TABLE "_look_v" CASCADE;
  DROP TABLE "agency_brokers" CASCADE;
  DROP TABLE "agency" CASCADE;
  DROP TABLE "_agency_v_version_brokers" CASCADE;
  DROP TABLE "_agency_v" CASCADE;
  DROP TABLE "languages_used" CASCADE;
  DROP TABLE "languages" CASCADE;
  DROP TABLE "_languages_v_version_used" CASCADE;
  DROP TABLE "_languages_v" CASCADE;
  DROP TABLE "settings_purchase_offer" CASCADE;
  DROP TABLE "settings_rent_application" CASCADE;
  DROP TABLE "settings_testimonial" CASCADE;
  DROP TABLE "settings_newsletter" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_numbers" CASCADE;
  DROP TABLE "_settings_v_version_purchase_offer" CASCADE;
  DROP TABLE "_settings_v_version_rent_application" CASCADE;
  DROP TABLE "_settings_v_version_testimonial" CASCADE;
  DROP TABLE "_settings_v_version_newsletter" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_numbers" CASCADE;
  DROP TABLE "site_info" CASCADE;
  DROP TABLE "_site_info_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_listing_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_facts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_team_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "payload_locked_documents_rels_listing_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_facts_id_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_team_members_id_idx";
  DROP INDEX "payload_locked_documents_rels_offices_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "listing_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_facts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "team_members_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  DROP TYPE "public"."enum_legal_facts_region";
  DROP TYPE "public"."enum_legal_facts_key";
  DROP TYPE "public"."enum_legal_facts_unit";
  DROP TYPE "public"."enum__legal_facts_v_version_region";
  DROP TYPE "public"."enum__legal_facts_v_version_key";
  DROP TYPE "public"."enum__legal_facts_v_version_unit";
  DROP TYPE "public"."enum_pages_banner_type";
  DROP TYPE "public"."enum_pages_banner_colour";
  DROP TYPE "public"."enum_pages_seo_robots";
  DROP TYPE "public"."enum_pages_seo_og_type";
  DROP TYPE "public"."enum_pages_key";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_banner_type";
  DROP TYPE "public"."enum__pages_v_version_banner_colour";
  DROP TYPE "public"."enum__pages_v_version_seo_robots";
  DROP TYPE "public"."enum__pages_v_version_seo_og_type";
  DROP TYPE "public"."enum__pages_v_version_key";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_articles_seo_robots";
  DROP TYPE "public"."enum_articles_seo_og_type";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_seo_robots";
  DROP TYPE "public"."enum__articles_v_version_seo_og_type";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_categories_order";
  DROP TYPE "public"."enum__categories_v_version_order";
  DROP TYPE "public"."enum_team_members_languages";
  DROP TYPE "public"."enum__team_members_v_version_languages";
  DROP TYPE "public"."enum_offices_country";
  DROP TYPE "public"."enum__offices_v_version_country";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_home_banner_type";
  DROP TYPE "public"."enum__home_banner_v_version_type";
  DROP TYPE "public"."enum_agency_country";
  DROP TYPE "public"."enum__agency_v_version_country";
  DROP TYPE "public"."enum_languages_used";
  DROP TYPE "public"."enum_languages_standard";
  DROP TYPE "public"."enum__languages_v_version_used";
  DROP TYPE "public"."enum__languages_v_version_standard";
  DROP TYPE "public"."enum_settings_purchase_offer";
  DROP TYPE "public"."enum_settings_rent_application";
  DROP TYPE "public"."enum_settings_testimonial";
  DROP TYPE "public"."enum_settings_newsletter";
  DROP TYPE "public"."enum__settings_v_version_purchase_offer";
  DROP TYPE "public"."enum__settings_v_version_rent_application";
  DROP TYPE "public"."enum__settings_v_version_testimonial";
  DROP TYPE "public"."enum__settings_v_version_newsletter";`)
}
