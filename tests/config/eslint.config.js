import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** The finer arrows inside client/, which project references cannot draw. */
const forbid = (files, folders, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: folders.map((folder) => `**/${folder}/**`), message }] },
    ],
  },
})

export default ts.config(
  { ignores: ['dist/**', '.site/**', 'coverage/**', 'node_modules/**', 'screenshots/**'] },
  ...ts.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, defaultFrom: true } },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  forbid(
    ['client/content/**', 'client/images/**'],
    ['runtime', 'app', 'preview', 'templates', 'components', 'filters'],
    'Content is pure: it knows neither the templates nor the browser runtime.',
  ),
  forbid(
    ['client/runtime/address/**', 'client/runtime/load/**', 'client/runtime/navigate/**'],
    ['app', 'preview', 'templates', 'components', 'filters', 'content'],
    'The browser runtime gets its templates injected.',
  ),
  forbid(
    ['client/filters/**', 'client/components/**', 'client/templates/**'],
    ['app', 'preview'],
    'Templates know nothing of the shell that renders them.',
  ),
  forbid(
    ['server/**'],
    [
      ...['app', 'runtime', 'preview', 'templates', 'components', 'filters', 'images'].map(
        (folder) => `client/${folder}`,
      ),
      'tests',
    ],
    'Servers know the content but not its pages, and nothing imports tests.',
  ),
  forbid(['builder/**'], ['tests'], 'Nothing imports tests.'),
)
