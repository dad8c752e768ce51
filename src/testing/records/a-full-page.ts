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
export const aFullPage = ({
  article,
  category,
  picture,
}: {
  article: number
  category: number
  picture?: number
}): Doc => ({
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
    { blockType: 'columns', columns: [{ picture }, {}] },
    { blockType: 'questions', questions: [{}, {}] },
    { blockType: 'figures', figures: [{}] },
    { blockType: 'video', still: picture },
    { blockType: 'projects' },
    { blockType: 'map' },
    { blockType: 'call-to-action', links: [{ url: '/nl/' }, { url: 'tel:+3292334455' }] },
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
      ...rowsIn(module, say, language),
    })),
  }
}

/** The words of the rows that a module has. */
function rowsIn(module: Doc, say: (what: string) => string, language: Language): Doc {
  const rows = (name: string, words: (index: number) => Doc) => ({
    [name]: module[name].map((row: Doc, index: number) => ({ ...row, ...words(index) })),
  })
  switch (module.blockType) {
    case 'columns':
      return rows('columns', (index) => ({
        heading: say(`Column ${index}`),
        body: richText(say(`Text ${index}`)),
      }))
    case 'questions':
      return rows('questions', (index) => ({
        question: say(`Question ${index}`),
        answer: richText(say(`Answer ${index}`)),
      }))
    case 'video':
      return { address: `https://youtu.be/${language.repeat(5)}x` }
    case 'figures':
      return rows('figures', (index) => ({ figure: `${index + 1} %`, meaning: say(`Figure ${index}`) }))
    case 'call-to-action':
      return rows('links', (index) => ({ label: say(`Action ${index}`) }))
    default:
      return {}
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
