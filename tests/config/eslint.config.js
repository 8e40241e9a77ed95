import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

const SPREAD_OF_LITERAL = {
  selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the members themselves.',
}

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
      'no-restricted-properties': [
        'error',
        ...['canParse', 'parse'].map((property) => ({
          object: 'URL',
          property,
          message:
            'Supported browsers and Node versions lack it, or have it broken: use isParsableUrl.',
        })),
        ...[
          ['AbortSignal', 'any'],
          ['Array', 'fromAsync'],
          ['Map', 'groupBy'],
          ['Object', 'groupBy'],
          ['Promise', 'try'],
          ['Promise', 'withResolvers'],
          ['document', 'startViewTransition'],
        ].map(([object, property]) => ({
          object,
          property,
          message: 'Supported browsers or Node versions lack it.',
        })),
      ],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, defaultFrom: true } },
      ],
      'no-restricted-syntax': ['error', SPREAD_OF_LITERAL],
    },
  },
  {
    files: ['builder/**/*.ts', 'server/**/*.ts'],
    ignores: [
      // What `writeFetch` has read already, and a script for browsers.
      'builder/setup/connect/**',
      'server/content-service/editor/toolbar-script.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        SPREAD_OF_LITERAL,
        {
          selector:
            'CallExpression[arguments.length=0][callee.property.name=/^(arrayBuffer|blob|bytes|json|text)$/]',
          message: 'An answer may never end: use readAnswer.',
        },
      ],
    },
  },
  {
    files: ['tests/**'],
    rules: {
      // `useSite()` and its like register hooks of Jest.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^\\.{1,2}/(?!.*\\.(js|mjs|json)$)', message: 'End it in .js.' }] },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
