/**
 * Every advisory lock of the database, by what is done one after the other under it. Two that share a number wait for
 * each other, so each has its own; names that hold a record's id are hashed where they are taken.
 */
export const locks = {
  /** Also in `roles/grants.sql`: roles are changed while nobody migrates. */
  migration: 718_231,
  /** Held as long as a whole sync runs. */
  sync: 718_232,
  /** Documents, and homes of a list: both write homes and tags of caches, each in an order of its own. */
  documentsAndHomes: 718_233,
  paths: 718_234,
  demandMatches: 718_235,
  alerts: 718_236,
  demandCriteria: 718_270,
  claimedViews: 718_240,
  menu: 718_241,
  newsletters: 718_254,
} as const
