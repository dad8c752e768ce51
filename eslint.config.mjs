import next from 'eslint-config-next/core-web-vitals'
import checkFile from 'eslint-plugin-check-file'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      '.next/**',
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
      // Public pages are plain documents: see docs/decisions/0001.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/env.ts', 'simulator/**', 'scripts/**', 'e2e/**', '*.config.*', '**/*.setup.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Drawn data is read by computed index, and a test fails loudly enough.
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'simulator/**', 'scripts/geo/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'no-restricted-properties': 'off' },
  },
)
