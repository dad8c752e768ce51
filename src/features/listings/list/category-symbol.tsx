import { Building2, Factory, House, LandPlot, type LucideIcon, Store, Warehouse } from 'lucide-react'

import type { CategoryIcon } from '@/domain/listing/category-icon'

const symbols: Record<CategoryIcon, LucideIcon> = {
  residential: House,
  offices: Building2,
  industrial: Factory,
  land: LandPlot,
  retail: Store,
  garage: Warehouse,
}

/** Beside the name of a category, which says the same. */
export function CategorySymbol({ icon }: { icon: CategoryIcon }) {
  const Symbol = symbols[icon]
  return <Symbol aria-hidden strokeWidth={1.5} className="text-ink-soft size-5 shrink-0 self-center" />
}
