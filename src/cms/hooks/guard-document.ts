import type { CollectionConfig, GlobalConfig } from 'payload'

import {
  keepCollectionRows,
  keepGlobalRows,
  refuseCollectionWrite,
  refuseGlobalWrite,
} from './guard-translator'
import { keepCollectionWords, keepGlobalWords, readOwnWords } from './keep-words'

/** What holds for everything editors write; a collection's own hooks come after. Accounts hold no words. */
export function guardCollection(config: CollectionConfig): CollectionConfig {
  if (config.auth) return config
  const { beforeOperation = [], beforeChange = [] } = config.hooks ?? {}
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeOperation: [refuseCollectionWrite, readOwnWords, keepCollectionWords, ...beforeOperation],
      beforeChange: [keepCollectionRows, ...beforeChange],
    },
  }
}

export function guardGlobal(config: GlobalConfig): GlobalConfig {
  const { beforeOperation = [], beforeChange = [] } = config.hooks ?? {}
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeOperation: [refuseGlobalWrite, readOwnWords, keepGlobalWords, ...beforeOperation],
      beforeChange: [keepGlobalRows, ...beforeChange],
    },
  }
}
