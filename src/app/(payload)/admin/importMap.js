import { TwoTexts as TwoTexts_4603bb02b72fda8c9ffc35ef87f06998 } from '../../../cms/admin/two-texts/two-texts'
import { ViewOnSite as ViewOnSite_c1bbeb871fb378b0f624336307213b67 } from '../../../features/content/admin/view-on-site'
import { AskedPrices as AskedPrices_272af21221b1b1e5d4cf330ecc886107 } from '../../../features/content/admin/asked-prices'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DecimalField as DecimalField_7f546209a83b261f8d8724e9047b84b5 } from '../../../cms/fields/decimal-field'
import { StatesCell as StatesCell_ea85d4c2ce09ec1a265920a996e00346 } from '../../../cms/one-language/admin/states-cell'
import { RowLabel as RowLabel_fa32044e099c60a3b1cb05e1bdfa4ae0 } from '@/cms/admin/row-label'
import { SectionLabel as SectionLabel_898c1dc2eb43802f2a8a6093f2cc5f51 } from '../../../features/content/sections/section-label'
import { QuickModules as QuickModules_2f138bf34170b0f7b515b0f7b3f4eccd } from '../../../features/content/admin/quick-modules'
import { SaveAsSection as SaveAsSection_432d8ec1b2673d2ab05f9b79b80d8c90 } from '../../../features/content/sections/save-as-section'
import { SearchPreview as SearchPreview_4b371f5f1be940564038e7792e75879e } from '../../../features/content/seo/search-preview'
import { ReviewPanel as ReviewPanel_e0de0b63c7af386787d3a8224c8a1427 } from '../../../features/content/review/review-panel'
import { MachineNote as MachineNote_24cefe8daa802dc749d3026aed1b52e9 } from '../../../features/content/machine/machine-note'
import { WhereUsed as WhereUsed_e65ee4aab6b6670c4e9338028342b358 } from '../../../features/content/admin/where-used'
import { NameFollowsTitle as NameFollowsTitle_41e4db88a0be0c042124833e6b521a28 } from '../../../features/content/admin/name-follows-title'
import { PublishOrPlan as PublishOrPlan_f769d26653fd05bc3747293e18d49997 } from '../../../features/content/admin/publish-or-plan'
import { LanguageStatus as LanguageStatus_c3de9452f2758a2bc80d971957758908 } from '../../../cms/one-language/admin/language-status'
import { WithdrawLink as WithdrawLink_b2be5cf79c579d88043e7ff309063d61 } from '../../../features/content/withdraw/withdraw-link'
import { ChosenFile as ChosenFile_ee22ed61d066a4eab6098c23aa78216a } from '../../../features/content/admin/chosen-file'
import { AccessLink as AccessLink_66f0e74f36aead95a47e3233d3f9e776 } from '../../../features/colleagues/access/access-link'
import { InviteLink as InviteLink_a856345976ff915385fb798b500ecf0a } from '../../../features/colleagues/invite/invite-link'
import { GableIcon as GableIcon_69eed8b78ed144f5246676a6bc70e4e2 } from '../../../cms/admin/gable'
import { GableLogo as GableLogo_69eed8b78ed144f5246676a6bc70e4e2 } from '../../../cms/admin/gable'
import { BoardLinks as BoardLinks_bcbbfe0b9977879219ca50eaacfdcc37 } from '../../../features/content/admin/board-links'
import { LoginView as LoginView_62d5597dd0479ec5225d006b491e37cd } from '../../../features/colleagues/sign-in/login-view'
import { ForgotView as ForgotView_699dca5b918edf6ca4d94af39bba4377 } from '../../../features/colleagues/sign-in/forgot-view'
import { DeviceView as DeviceView_51c0da891b78877a9a4fe7e37138e16e } from '../../../features/colleagues/sign-in/link-views'
import { NewPasswordView as NewPasswordView_51c0da891b78877a9a4fe7e37138e16e } from '../../../features/colleagues/sign-in/link-views'
import { SecondStepView as SecondStepView_a89848536f34bae1db1ab3d7d5ff318e } from '../../../features/colleagues/factor/second-step-view'
import { AccessBoard as AccessBoard_89019c878d0aaf939df2b2e537852498 } from '../../../features/colleagues/access/access-board'
import { InviteBoard as InviteBoard_9c17c3a441a8cf4f1fe4127e5215421a } from '../../../features/colleagues/invite/invite-board'
import { Dashboard as Dashboard_a46ca286082d13c7f5de4373e7b4c7b4 } from '../../../features/content/admin/dashboard'
import { LanguageCockpit as LanguageCockpit_d49104a62d1121c2617c4a373601a92a } from '../../../features/content/cockpit/admin/language-cockpit'
import { BesideSource as BesideSource_cbe885ba249d3a3c78de9e1740ab5456 } from '../../../features/content/cockpit/admin/beside-source'
import { WithdrawBoard as WithdrawBoard_b9ad5c73e08bfca3ef15ed2bdbf517d7 } from '../../../features/content/withdraw/withdraw-board'
import { LeadInbox as LeadInbox_6cf715ddda11e8967b664c080b98f572 } from '../../../features/leads/admin/lead-inbox'
import { LeadFile as LeadFile_5b497bc997bc295746caabb309288bf0 } from '../../../features/leads/admin/lead-file'
import { TemplatesBoard as TemplatesBoard_55d3a677482598b2d199c323dc9833ee } from '../../../features/leads/replies/templates-board'
import { OwnersBoard as OwnersBoard_1bac381b26d88956f5101e4440d85f0c } from '../../../features/owners/admin/owners-board'
import { InsightBoard as InsightBoard_b13c735023fb265110e2a009dcbe5bd5 } from '../../../features/insight/admin/insight-board'
import { MenuBoard as MenuBoard_7f1b64db31ee16304dc6435fc53ab665 } from '../../../features/content/menu/menu-board'
import { MissingBoard as MissingBoard_c92eedd368454ce561543b8ccf8c12d5 } from '../../../features/content/missing/missing-board'
import { SyncBoard as SyncBoard_cbc1cc1e7e4309bcc91c375d74bc50d1 } from '../../../features/sync/admin/sync-board'
import { OwnerHomesBoard as OwnerHomesBoard_9b80661f2aa549d135cad3c13396779c } from '../../../features/owners/home/admin/owner-homes-board'
import { OwnerHomeBoard as OwnerHomeBoard_152265e62ff76a5e66c3bbad35a6f590 } from '../../../features/owners/home/admin/owner-home-board'
import { HomesBoard as HomesBoard_c218977a39a341a1b8094411f55b12a3 } from '../../../features/content/homes/homes-board'
import { NewslettersBoard as NewslettersBoard_30da19f3b98cefc648d6e59bd4f70693 } from '../../../features/content/newsletters/admin/newsletters-board'
import { NewsletterBoard as NewsletterBoard_124fe7c8be58bf1be205cbef4da67eb6 } from '../../../features/content/newsletters/admin/newsletter-board'
import { PublicationCheck as PublicationCheck_99d7c3825d5179dc588d336ac0bd2ccd } from '../../../features/listings/admin/publication-check'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/two-texts/two-texts#TwoTexts": TwoTexts_4603bb02b72fda8c9ffc35ef87f06998,
  "/features/content/admin/view-on-site#ViewOnSite": ViewOnSite_c1bbeb871fb378b0f624336307213b67,
  "/features/content/admin/asked-prices#AskedPrices": AskedPrices_272af21221b1b1e5d4cf330ecc886107,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/fields/decimal-field#DecimalField": DecimalField_7f546209a83b261f8d8724e9047b84b5,
  "/cms/one-language/admin/states-cell#StatesCell": StatesCell_ea85d4c2ce09ec1a265920a996e00346,
  "@/cms/admin/row-label#RowLabel": RowLabel_fa32044e099c60a3b1cb05e1bdfa4ae0,
  "/features/content/sections/section-label#SectionLabel": SectionLabel_898c1dc2eb43802f2a8a6093f2cc5f51,
  "/features/content/admin/quick-modules#QuickModules": QuickModules_2f138bf34170b0f7b515b0f7b3f4eccd,
  "/features/content/sections/save-as-section#SaveAsSection": SaveAsSection_432d8ec1b2673d2ab05f9b79b80d8c90,
  "/features/content/seo/search-preview#SearchPreview": SearchPreview_4b371f5f1be940564038e7792e75879e,
  "/features/content/review/review-panel#ReviewPanel": ReviewPanel_e0de0b63c7af386787d3a8224c8a1427,
  "/features/content/machine/machine-note#MachineNote": MachineNote_24cefe8daa802dc749d3026aed1b52e9,
  "/features/content/admin/where-used#WhereUsed": WhereUsed_e65ee4aab6b6670c4e9338028342b358,
  "/features/content/admin/name-follows-title#NameFollowsTitle": NameFollowsTitle_41e4db88a0be0c042124833e6b521a28,
  "/features/content/admin/publish-or-plan#PublishOrPlan": PublishOrPlan_f769d26653fd05bc3747293e18d49997,
  "/cms/one-language/admin/language-status#LanguageStatus": LanguageStatus_c3de9452f2758a2bc80d971957758908,
  "/features/content/withdraw/withdraw-link#WithdrawLink": WithdrawLink_b2be5cf79c579d88043e7ff309063d61,
  "/features/content/admin/chosen-file#ChosenFile": ChosenFile_ee22ed61d066a4eab6098c23aa78216a,
  "/features/colleagues/access/access-link#AccessLink": AccessLink_66f0e74f36aead95a47e3233d3f9e776,
  "/features/colleagues/invite/invite-link#InviteLink": InviteLink_a856345976ff915385fb798b500ecf0a,
  "/cms/admin/gable#GableIcon": GableIcon_69eed8b78ed144f5246676a6bc70e4e2,
  "/cms/admin/gable#GableLogo": GableLogo_69eed8b78ed144f5246676a6bc70e4e2,
  "/features/content/admin/board-links#BoardLinks": BoardLinks_bcbbfe0b9977879219ca50eaacfdcc37,
  "/features/colleagues/sign-in/login-view#LoginView": LoginView_62d5597dd0479ec5225d006b491e37cd,
  "/features/colleagues/sign-in/forgot-view#ForgotView": ForgotView_699dca5b918edf6ca4d94af39bba4377,
  "/features/colleagues/sign-in/link-views#DeviceView": DeviceView_51c0da891b78877a9a4fe7e37138e16e,
  "/features/colleagues/sign-in/link-views#NewPasswordView": NewPasswordView_51c0da891b78877a9a4fe7e37138e16e,
  "/features/colleagues/factor/second-step-view#SecondStepView": SecondStepView_a89848536f34bae1db1ab3d7d5ff318e,
  "/features/colleagues/access/access-board#AccessBoard": AccessBoard_89019c878d0aaf939df2b2e537852498,
  "/features/colleagues/invite/invite-board#InviteBoard": InviteBoard_9c17c3a441a8cf4f1fe4127e5215421a,
  "/features/content/admin/dashboard#Dashboard": Dashboard_a46ca286082d13c7f5de4373e7b4c7b4,
  "/features/content/cockpit/admin/language-cockpit#LanguageCockpit": LanguageCockpit_d49104a62d1121c2617c4a373601a92a,
  "/features/content/cockpit/admin/beside-source#BesideSource": BesideSource_cbe885ba249d3a3c78de9e1740ab5456,
  "/features/content/withdraw/withdraw-board#WithdrawBoard": WithdrawBoard_b9ad5c73e08bfca3ef15ed2bdbf517d7,
  "/features/leads/admin/lead-inbox#LeadInbox": LeadInbox_6cf715ddda11e8967b664c080b98f572,
  "/features/leads/admin/lead-file#LeadFile": LeadFile_5b497bc997bc295746caabb309288bf0,
  "/features/leads/replies/templates-board#TemplatesBoard": TemplatesBoard_55d3a677482598b2d199c323dc9833ee,
  "/features/owners/admin/owners-board#OwnersBoard": OwnersBoard_1bac381b26d88956f5101e4440d85f0c,
  "/features/insight/admin/insight-board#InsightBoard": InsightBoard_b13c735023fb265110e2a009dcbe5bd5,
  "/features/content/menu/menu-board#MenuBoard": MenuBoard_7f1b64db31ee16304dc6435fc53ab665,
  "/features/content/missing/missing-board#MissingBoard": MissingBoard_c92eedd368454ce561543b8ccf8c12d5,
  "/features/sync/admin/sync-board#SyncBoard": SyncBoard_cbc1cc1e7e4309bcc91c375d74bc50d1,
  "/features/owners/home/admin/owner-homes-board#OwnerHomesBoard": OwnerHomesBoard_9b80661f2aa549d135cad3c13396779c,
  "/features/owners/home/admin/owner-home-board#OwnerHomeBoard": OwnerHomeBoard_152265e62ff76a5e66c3bbad35a6f590,
  "/features/content/homes/homes-board#HomesBoard": HomesBoard_c218977a39a341a1b8094411f55b12a3,
  "/features/content/newsletters/admin/newsletters-board#NewslettersBoard": NewslettersBoard_30da19f3b98cefc648d6e59bd4f70693,
  "/features/content/newsletters/admin/newsletter-board#NewsletterBoard": NewsletterBoard_124fe7c8be58bf1be205cbef4da67eb6,
  "/features/listings/admin/publication-check#PublicationCheck": PublicationCheck_99d7c3825d5179dc588d336ac0bd2ccd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
