import type { Language } from '@/domain/language'

const richText = (words: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text: words, format: 0, style: '', mode: 'normal', detail: 0, version: 1 },
        ],
      },
    ],
  },
})

// What the test of languages walks through: the API's answer, whose rows keep their ids.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Doc = Record<string, any>

/** A page with one module of each kind, rows in rows, a banner and a submenu; without words. */
export const aFullPage = ({ article, category }: { article: number; category: number }): Doc => ({
  name: 'Alles',
  _status: 'published',
  showBanner: true,
  banner: { type: 'colour', callToAction: { url: '/nl/' } },
  seo: { robots: 'index' },
  subMenu: [{ url: '#gent' }, { url: '#luik' }],
  modules: [
    { blockType: 'property-list', conditions: [{ field: 'language' }, { field: 'forSaleTotal' }] },
    { blockType: 'article', article },
    { blockType: 'category', category, conditions: [{ field: 'title' }] },
    { blockType: 'contact' },
    { blockType: 'text' },
    { blockType: 'team' },
  ],
})

/** The page as the form of one language sends it: everything that was read, with the words of that language. */
export function pageIn(language: Language, page: Doc, wording = ''): Doc {
  const say = (what: string) => `${what} ${language}${wording}`
  return {
    ...page,
    title: say('Page'),
    description: say('Intro'),
    path: `page-${language}`,
    content: richText(say('Content')),
    banner: {
      ...page.banner,
      title: say('Banner'),
      callToAction: { ...page.banner.callToAction, label: say('Button') },
    },
    seo: { ...page.seo, metaTitle: say('Meta'), ogTitle: say('Social') },
    subMenu: page.subMenu.map((link: Doc, index: number) => ({ ...link, label: say(`Link ${index}`) })),
    modules: page.modules.map((module: Doc) => ({
      ...module,
      title: say(module.blockType),
      description: say(`${module.blockType} above`),
      ...(module.blockType === 'text' && { body: richText(say('Body')) }),
    })),
  }
}

export const aFullFooter: Doc = {
  columns: [{ links: [{ url: '/nl/' }, { url: '/nl/contact/' }] }, { links: [] }, { links: [{ url: '#' }] }],
}

export function footerIn(language: Language, footer: Doc, wording = ''): Doc {
  return {
    ...footer,
    columns: footer.columns.map((column: Doc, index: number) => ({
      ...column,
      title: `Column ${index} ${language}${wording}`,
      links: column.links.map((link: Doc, place: number) => ({
        ...link,
        label: `Link ${index}.${place} ${language}${wording}`,
      })),
    })),
  }
}
