import type { Block } from 'payload'

import { adviserModule } from './adviser/adviser.block'
import { articleModule } from './article/article.block'
import { callToActionModule } from './call-to-action/call-to-action.block'
import { categoryModule } from './category/category.block'
import { columnsModule } from './columns/columns.block'
import { contactModule } from './contact/contact.block'
import { figuresModule } from './figures/figures.block'
import { mapModule } from './map/map.block'
import { projectsModule } from './projects/projects.block'
import { propertyListModule } from './property-list/property-list.block'
import { questionsModule } from './questions/questions.block'
import { placedSection } from './section/section.block'
import { teamModule } from './team/team.block'
import { textModule } from './text/text.block'
import { videoModule } from './video/video.block'

/** What editors can place on a page or in a section. */
export const modules: Block[] = [
  propertyListModule,
  mapModule,
  projectsModule,
  articleModule,
  categoryModule,
  contactModule,
  textModule,
  columnsModule,
  questionsModule,
  figuresModule,
  videoModule,
  callToActionModule,
  adviserModule,
  teamModule,
]

/** A page can hold sections as well; a section holds none. */
export const pageModules: Block[] = [...modules, placedSection]
