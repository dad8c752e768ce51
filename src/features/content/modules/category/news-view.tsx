import { itemGrid } from '../item-grid'
import { articleCard } from './article-cards'
import type { ViewProps } from './view-props'

export function NewsView({ articles, layout, heading, hosts }: ViewProps) {
  return (
    <ul className={itemGrid(layout.perRow)}>
      {articles.map((article) => (
        <li key={article.id}>{articleCard(article, { hosts, perRow: layout.perRow, heading })}</li>
      ))}
    </ul>
  )
}
