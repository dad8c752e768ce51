import type { CollectionConfig, GlobalConfig } from 'payload'

import { revision } from '../fields/revision'
import {
  dropCollectionDraft,
  dropGlobalDraft,
  keepWaiting,
  publishCollectionInOne,
  publishGlobalInOne,
} from '../one-language/publish-one-language'
import { collectionEndpoints, globalEndpoints } from '../one-language/revert.endpoint'
import {
  keepCollectionRows,
  keepGlobalRows,
  refuseCollectionWrite,
  refuseGlobalWrite,
} from './guard-translator'
import { refuseOldForm, refuseOldGlobalForm, signSave } from './keep-both-writers'
import { keepCollectionWords, keepGlobalWords, readOwnWords } from './keep-words'
import { readInALanguage } from './read-in-a-language'

/** What holds for everything editors write; a collection's own hooks come after. Accounts hold no words. */
export function guardCollection(config: CollectionConfig): CollectionConfig {
  if (config.auth) return config
  const { beforeOperation = [], beforeChange = [], afterChange = [] } = config.hooks ?? {}
  const isRevised = config.fields.includes(revision)
  return {
    ...config,
    ...(hasDrafts(config) && {
      endpoints: [...(config.endpoints || []), ...collectionEndpoints(config.slug)],
    }),
    hooks: {
      ...config.hooks,
      beforeOperation: [
        readInALanguage,
        refuseCollectionWrite,
        readOwnWords,
        keepWaiting,
        keepCollectionWords,
        ...(isRevised ? [refuseOldForm] : []),
        ...beforeOperation,
        publishCollectionInOne,
      ],
      beforeChange: [...(isRevised ? [signSave] : []), keepCollectionRows, ...beforeChange],
      afterChange: [dropCollectionDraft, ...afterChange],
    },
  }
}

export function guardGlobal(config: GlobalConfig): GlobalConfig {
  const { beforeOperation = [], beforeChange = [], afterChange = [] } = config.hooks ?? {}
  const isRevised = config.fields.includes(revision)
  return {
    ...config,
    ...(hasDrafts(config) && { endpoints: [...(config.endpoints || []), ...globalEndpoints(config.slug)] }),
    hooks: {
      ...config.hooks,
      beforeOperation: [
        refuseGlobalWrite,
        readOwnWords,
        keepGlobalWords,
        ...(isRevised ? [refuseOldGlobalForm] : []),
        ...beforeOperation,
        publishGlobalInOne,
      ],
      beforeChange: [...(isRevised ? [signSave] : []), keepGlobalRows, ...beforeChange],
      afterChange: [dropGlobalDraft, ...afterChange],
    },
  }
}

function hasDrafts({ versions }: CollectionConfig | GlobalConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}
