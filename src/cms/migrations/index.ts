import * as migration_20261115_024100_initial from './20261115_024100_initial';
import * as migration_20261115_091114_content from './20261115_091114_content';
import * as migration_20261115_092459_article_order from './20261115_092459_article_order';
import * as migration_20261115_123031_legal_scale from './20261115_123031_legal_scale';
import * as migration_20261115_210000_words_by_record from './20261115_210000_words_by_record';
import * as migration_20261116_001041_costs_and_loans from './20261116_001041_costs_and_loans';
import * as migration_20261116_002052_marker_and_original_name from './20261116_002052_marker_and_original_name';
import * as migration_20261116_004042_listing_rules from './20261116_004042_listing_rules';
import * as migration_20261116_193353_agent_role from './20261116_193353_agent_role';
import * as migration_20261116_225423_plan_and_revision from './20261116_225423_plan_and_revision';
import * as migration_20261117_235552_drafts_of_settings from './20261117_235552_drafts_of_settings';
import * as migration_20261118_035550_kinds_of_types from './20261118_035550_kinds_of_types';
import * as migration_20261118_041309_trash_and_revisions from './20261118_041309_trash_and_revisions';
import * as migration_20261118_045000_one_person from './20261118_045000_one_person';
import * as migration_20261118_205704_revisions_of_all from './20261118_205704_revisions_of_all';
import * as migration_20261119_014123_whatsapp from './20261119_014123_whatsapp';
import * as migration_20261119_183853_sections from './20261119_183853_sections';
import * as migration_20261119_184326_author_of_article from './20261119_184326_author_of_article';
import * as migration_20261119_230946_social_links from './20261119_230946_social_links';

export const migrations = [
  {
    up: migration_20261115_024100_initial.up,
    down: migration_20261115_024100_initial.down,
    name: '20261115_024100_initial',
  },
  {
    up: migration_20261115_091114_content.up,
    down: migration_20261115_091114_content.down,
    name: '20261115_091114_content',
  },
  {
    up: migration_20261115_092459_article_order.up,
    down: migration_20261115_092459_article_order.down,
    name: '20261115_092459_article_order',
  },
  {
    up: migration_20261115_123031_legal_scale.up,
    down: migration_20261115_123031_legal_scale.down,
    name: '20261115_123031_legal_scale',
  },
  {
    up: migration_20261115_210000_words_by_record.up,
    down: migration_20261115_210000_words_by_record.down,
    name: '20261115_210000_words_by_record',
  },
  {
    up: migration_20261116_001041_costs_and_loans.up,
    down: migration_20261116_001041_costs_and_loans.down,
    name: '20261116_001041_costs_and_loans',
  },
  {
    up: migration_20261116_002052_marker_and_original_name.up,
    down: migration_20261116_002052_marker_and_original_name.down,
    name: '20261116_002052_marker_and_original_name',
  },
  {
    up: migration_20261116_004042_listing_rules.up,
    down: migration_20261116_004042_listing_rules.down,
    name: '20261116_004042_listing_rules',
  },
  {
    up: migration_20261116_193353_agent_role.up,
    down: migration_20261116_193353_agent_role.down,
    name: '20261116_193353_agent_role',
  },
  {
    up: migration_20261116_225423_plan_and_revision.up,
    down: migration_20261116_225423_plan_and_revision.down,
    name: '20261116_225423_plan_and_revision',
  },
  {
    up: migration_20261117_235552_drafts_of_settings.up,
    down: migration_20261117_235552_drafts_of_settings.down,
    name: '20261117_235552_drafts_of_settings',
  },
  {
    up: migration_20261118_035550_kinds_of_types.up,
    down: migration_20261118_035550_kinds_of_types.down,
    name: '20261118_035550_kinds_of_types',
  },
  {
    up: migration_20261118_041309_trash_and_revisions.up,
    down: migration_20261118_041309_trash_and_revisions.down,
    name: '20261118_041309_trash_and_revisions',
  },
  {
    up: migration_20261118_045000_one_person.up,
    down: migration_20261118_045000_one_person.down,
    name: '20261118_045000_one_person',
  },
  {
    up: migration_20261118_205704_revisions_of_all.up,
    down: migration_20261118_205704_revisions_of_all.down,
    name: '20261118_205704_revisions_of_all',
  },
  {
    up: migration_20261119_014123_whatsapp.up,
    down: migration_20261119_014123_whatsapp.down,
    name: '20261119_014123_whatsapp',
  },
  {
    up: migration_20261119_183853_sections.up,
    down: migration_20261119_183853_sections.down,
    name: '20261119_183853_sections',
  },
  {
    up: migration_20261119_184326_author_of_article.up,
    down: migration_20261119_184326_author_of_article.down,
    name: '20261119_184326_author_of_article',
  },
  {
    up: migration_20261119_230946_social_links.up,
    down: migration_20261119_230946_social_links.down,
    name: '20261119_230946_social_links'
  },
];
