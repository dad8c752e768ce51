import type { Block } from 'payload'

import { articleModule } from './article/article.block'
import { categoryModule } from './category/category.block'
import { contactModule } from './contact/contact.block'
import { propertyListModule } from './property-list/property-list.block'
import { teamModule } from './team/team.block'
import { textModule } from './text/text.block'

/** What editors can place on a page. */
export const modules: Block[] = [
  propertyListModule,
  articleModule,
  categoryModule,
  contactModule,
  textModule,
  teamModule,
]
