import type {
  ArticleGroup,
  ArticleSummary,
  DrawnMap,
  ItemLayout,
  KeyFigure,
  ModuleFrame,
  OfficeCard,
  QuestionAndAnswer,
  TeamMemberCard,
  TextColumn,
} from '@/domain/content/module'
import type { RichText } from '@/domain/content/rich-text'
import type { SiteLink, SitePicture } from '@/domain/site/site'
import type { ProjectSummary } from '@/features/listings/projects/list-projects'
import type { ListingCard } from '@/features/listings/search/search-listings'

import type { ContactFormNeeds } from '../modules/contact/contact-form'

/** A module with all it shows, ready to be rendered. */
export type ShownModule = { frame: ModuleFrame } & (
  | { kind: 'property-list'; layout: ItemLayout; cards: ListingCard[]; more: SiteLink | null }
  /** Where a list page has its list. */
  | { kind: 'whole-list' }
  | { kind: 'map'; map: DrawnMap }
  | { kind: 'projects'; projects: ProjectSummary[]; more: SiteLink | null }
  | { kind: 'article'; layout: ItemLayout; article: ArticleSummary }
  | { kind: 'category'; layout: ItemLayout; groups: ArticleGroup[]; more: SiteLink | null }
  | { kind: 'contact'; form: string; offices: OfficeCard[]; needs: ContactFormNeeds }
  | { kind: 'text'; body: RichText }
  | { kind: 'columns'; columns: TextColumn[] }
  | { kind: 'questions'; questions: QuestionAndAnswer[] }
  | { kind: 'figures'; figures: KeyFigure[] }
  | { kind: 'video'; address: string; still: SitePicture | null }
  | { kind: 'call-to-action'; buttons: SiteLink[] }
  | { kind: 'adviser'; member: TeamMemberCard }
  | { kind: 'team'; offices: OfficeCard[]; members: TeamMemberCard[] }
)
