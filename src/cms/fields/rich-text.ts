import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
  BlockquoteFeature,
} from '@payloadcms/richtext-lexical'

/** The few kinds of text the site knows how to set; nothing that could carry markup of its own. */
export const editorialText = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: ['pages', 'articles'] }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
