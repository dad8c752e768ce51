import type { ModuleFrame } from '@/domain/content/module'
import type { RichTextNeeds } from '@/ui/page/rich-text'

/** What every module is given to render itself. */
export interface ModuleProps extends RichTextNeeds {
  frame: ModuleFrame
}
