import next from 'eslint-config-next/core-web-vitals'
import checkFile from 'eslint-plugin-check-file'
import tseslint from 'typescript-eslint'

const noDoubleCast = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'Let the types follow from the value; where they cannot, disable this with the reason.',
}

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      'dist/**',
      'media/**',
      '.run/**',
      'next-env.d.ts',
      'src/app/(payload)/admin/importMap.js',
      'src/cms/generated/**',
      'src/cms/migrations/**',
      'demo/pictures/**',
    ],
  },
  ...next,
  ...tseslint.configs.strict,
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read it through src/env.ts.' },
      ],
      // Public pages are plain documents of our own: see docs/decisions/0021.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@next/next/no-head-element': 'off',
      '@next/next/no-sync-scripts': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**', 'src/**/testing/**', 'src/database/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noDoubleCast,
        ...[
          'VariableDeclarator[id.type="Identifier"] > AwaitExpression',
          'MemberExpression > AwaitExpression',
        ].map((taking) => ({
          selector: `${taking} > CallExpression[callee.property.name="execute"]`,
          message: 'Read with rows() or rowCount(): docs/how-to/read-from-the-database.md.',
        })),
        {
          selector:
            'VariableDeclarator:has(ObjectPattern > Property[key.name="rows"]) > AwaitExpression > CallExpression[callee.property.name=/^(execute|query)$/]',
          message: 'Read with rows() or rowCount(): docs/how-to/read-from-the-database.md.',
        },
      ],
    },
  },
  {
    files: ['{src/database,scripts,simulator}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noDoubleCast] },
  },
  {
    files: ['src/env.ts', 'simulator/**', 'scripts/**', 'e2e/**', '*.config.*', '**/*.setup.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['e2e/**'],
    ignores: ['e2e/test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Import test from ./test: it fails when the policy of a page is broken.',
        },
      ],
    },
  },
  {
    // Drawn data is read by computed index, and a test fails loudly enough.
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'simulator/**', 'scripts/{geo,maps}/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'no-restricted-properties': 'off' },
  },
)
