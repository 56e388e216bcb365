// The rules for the scripts of the pages. `./test` installs what is needed into target/npm.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../target/npm/', import.meta.url));
const { configs } = require('@eslint/js');

const list = readFileSync(new URL('attributes.d.ts', import.meta.url), 'utf8');
const listed = new Set([...list.matchAll(/^ {2}(\w+)\?: string;$/gm)].map(([, name]) => name));
const inCamelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

// `dataset.name` is the compiler's to check; this looks at selectors and the names of attributes.
const listedAttributes = {
  create: (context) => {
    const look = (node, text) => {
      for (const [, name] of text.matchAll(/\bdata-([a-z]+(?:-[a-z]+)*)/g)) {
        if (!listed.has(inCamelCase(name))) context.report({ node, message: `data-${name} is not in attributes.d.ts.` });
      }
    };
    return {
      Literal: (node) => look(node, String(node.value)),
      TemplateElement: (node) => look(node, node.value.raw),
    };
  },
};

export default [
  configs.recommended,
  {
    plugins: { railhead: { rules: { 'listed-attributes': listedAttributes } } },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'railhead/listed-attributes': 'error',
      'no-restricted-syntax': ['error', {
        selector: 'VariableDeclarator[id.type="ObjectPattern"][init.property.name="dataset"]',
        message: 'Written as dataset.name, the attribute is held against the list.',
      }],
      // The compiler knows what a browser has.
      'no-undef': 'off',
      'array-callback-return': 'error',
      'consistent-return': 'error',
      // Nor is an attribute hidden from the list as dataset['name'].
      'dot-notation': 'error',
      eqeqeq: 'error',
      'no-implicit-coercion': 'error',
      'no-shadow': 'error',
      'no-throw-literal': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
];
