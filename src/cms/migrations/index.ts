import * as migration_20261115_024100_initial from './20261115_024100_initial';

export const migrations = [
  {
    up: migration_20261115_024100_initial.up,
    down: migration_20261115_024100_initial.down,
    name: '20261115_024100_initial'
  },
];
