import type { Step } from './menu-tree'

export function buttonId(what: Step | 'add', id: number): string {
  return `menu-${what}-${id}`
}

export function fill(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
