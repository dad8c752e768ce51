import type { ArticleSummary } from '@/domain/content/module'
import { isDisplayed } from '@/domain/display-condition'
import type { FieldValues } from '@/domain/field-comparison'

import type { StoredModule } from './module-sources'

type Condition = NonNullable<StoredModule['conditions']>[number]

/** Whether a module shows at all: its own switch and every condition that speaks of the whole module. */
export function isModuleShown(module: StoredModule, values: FieldValues): boolean {
  if (module.isShown === false) return false
  return conditionsFor(module, 'module').every((condition) => isDisplayed(condition, values))
}

/** An article without the fields whose conditions do not hold for it. */
export function withConditions(
  article: ArticleSummary,
  module: StoredModule,
  values: FieldValues,
): ArticleSummary {
  const known: FieldValues = {
    ...values,
    title: article.title,
    category: article.category,
    standfirst: article.standfirst,
    date: article.date?.iso,
    picture: article.picture?.url,
  }
  const isShown = (field: Condition['shows']) =>
    conditionsFor(module, field).every((condition) => isDisplayed(condition, known))
  return {
    ...article,
    title: isShown('title') ? article.title : '',
    category: isShown('category') ? article.category : '',
    standfirst: isShown('standfirst') ? article.standfirst : '',
    date: isShown('date') ? article.date : null,
    picture: isShown('picture') ? article.picture : null,
  }
}

function conditionsFor({ conditions }: StoredModule, shows: Condition['shows']): Condition[] {
  return (conditions ?? []).filter((condition) => (condition.shows ?? 'module') === shows)
}
