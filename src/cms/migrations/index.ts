import * as migration_20261115_024100_initial from './20261115_024100_initial';
import * as migration_20261115_091114_content from './20261115_091114_content';
import * as migration_20261115_092459_article_order from './20261115_092459_article_order';
import * as migration_20261115_123031_legal_scale from './20261115_123031_legal_scale';

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
    name: '20261115_123031_legal_scale'
  },
];
