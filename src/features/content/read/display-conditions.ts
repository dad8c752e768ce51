import type { ArticleSummary } from '@/domain/content/module'
import { isDisplayed } from '@/domain/display-condition'
import type { FieldValues } from '@/domain/field-comparison'

import type { ModuleDocument } from '../published/module-document'

type Condition = NonNullable<ModuleDocument['conditions']>[number]

/** Whether a module shows at all: every condition that speaks of the whole module. */
export function isModuleShown(module: ModuleDocument, values: FieldValues): boolean {
  return conditionsFor(module, 'module').every((condition) => isDisplayed(condition, values))
}

/** An article without the fields whose conditions do not hold for it. */
export function withConditions(
  article: ArticleSummary,
  module: ModuleDocument,
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

function conditionsFor({ conditions }: ModuleDocument, shows: Condition['shows']): Condition[] {
  return (conditions ?? []).filter((condition) => (condition.shows ?? 'module') === shows)
}
