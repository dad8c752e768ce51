import type { CollectionConfig, GlobalConfig } from 'payload'

import { revision } from '../fields/revision'
import {
  keepCollectionRows,
  keepGlobalRows,
  refuseCollectionWrite,
  refuseGlobalWrite,
} from './guard-translator'
import { keepLock, refuseOldForm, signSave } from './keep-both-writers'
import { keepCollectionWords, keepGlobalWords, readOwnWords } from './keep-words'
import { noteCollectionPublished, publishCollectionLanguage } from './publish-one-language'
import { readInALanguage } from './read-in-a-language'

/** What holds for everything editors write; a collection's own hooks come after. Accounts hold no words. */
export function guardCollection(config: CollectionConfig): CollectionConfig {
  if (config.auth) return config
  const { beforeOperation = [], beforeChange = [], afterChange = [] } = config.hooks ?? {}
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeOperation: [
        readInALanguage,
        refuseCollectionWrite,
        readOwnWords,
        keepCollectionWords,
        noteCollectionPublished,
        refuseOldForm,
        ...beforeOperation,
      ],
      beforeChange: [
        ...(config.fields.includes(revision) ? [signSave] : []),
        keepCollectionRows,
        ...beforeChange,
      ],
      afterChange: [publishCollectionLanguage, ...afterChange, keepLock],
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
