import type { PlopTypes } from '@turbo/gen'
import { afterwards, nameIsGood, nameQuestion, placesAreFree, templates, textQuestion } from './support.ts'

/** An area of the product: contract, server and screen, each found by its place. */
export const module = (plop: PlopTypes.NodePlopAPI): void => {
  plop.setGenerator('module', {
    description: 'an area of the product: contract, server, screen',
    prompts: [
      nameQuestion('name', 'Name, the same in all three places:'),
      textQuestion('titleRu', 'Title in Russian:'),
      textQuestion('titleEn', 'Title in English:'),
    ],
    actions: [
      nameIsGood('name'),
      placesAreFree(
        plop,
        'packages/contract/src/{{kebabCase name}}.ts',
        'packages/contract/src/{{kebabCase name}}',
        'apps/api/src/modules/{{kebabCase name}}',
        'apps/demo/src/modules/{{kebabCase name}}',
        'apps/web/src/modules/{{kebabCase name}}',
        'apps/api/test/products/{{kebabCase name}}.test.ts',
      ),
      templates('module', '.'),
      afterwards(plop, ['tools/generate.mjs']),
    ],
  })
}
