import type { PlopTypes } from '@turbo/gen'
import { afterwards, nameIsGood, nameQuestion, placesAreFree, templates } from './support.ts'

const folder = 'packages/ui/src/{{kebabCase name}}'

/** A component of the design system: code, look, stories, conformance test, and what is derived from them. */
export const component = (plop: PlopTypes.NodePlopAPI): void => {
  plop.setGenerator('component', {
    description: 'a component of @cabinet/ui',
    prompts: [nameQuestion('name', 'Name, as in @cabinet/ui/<name>:')],
    actions: [
      nameIsGood('name'),
      placesAreFree(plop, folder),
      templates('component', folder),
      afterwards(
        plop,
        ['packages/ui/scripts/generate.ts'],
        ['node_modules/oxfmt/bin/oxfmt', 'packages/ui/package.json'],
      ),
    ],
  })
}
