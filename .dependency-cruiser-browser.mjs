// What reaches the browser, and what reaches the process that answers visitors, by whatever way. Run by `npm run check`.
// Types are gone by then: only imports that are left when the code runs are followed, to their end.
import base from './.dependency-cruiser.mjs'

const config = {
  forbidden: [
    {
      name: 'client-stays-in-browser',
      severity: 'error',
      from: { path: ['\\.client\\.tsx?$', '^src/site/browser/'], pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          '^src/(env|database|jobs|http-cache|mail|platforms|cms|server|worker)[/.]',
          '^src/site/(data|screens|answers)/',
          'node_modules/(payload|@payloadcms|pg|pino|sharp|nodemailer)/',
        ],
        pathNot: '\\.client\\.tsx?$',
        reachable: true,
      },
    },
    {
      name: 'web-knows-no-next',
      severity: 'error',
      from: { path: '^src/server/web\\.ts$' },
      to: {
        path: ['node_modules/(next|next-intl|payload|@next|@payloadcms)/', '^src/payload\\.config'],
        reachable: true,
      },
    },
  ],
  options: { ...base.options, tsPreCompilationDeps: false },
}

export default config
