import type { PlopTypes } from '@turbo/gen'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { all, appending, importing, importingAll, inserting, type Edit } from './edit.ts'
import { afterwards, editing, nameIsGood, nameQuestion, placesAreFree, templates, textQuestion } from './support.ts'

const contract = 'packages/contract/src/{{kebabCase module}}.ts'
const handlers = 'apps/api/src/modules/{{kebabCase module}}/handlers.ts'
const service = 'apps/api/src/modules/{{kebabCase module}}/service.ts'
const test = 'apps/api/test/products/{{kebabCase module}}-{{kebabCase name}}.test.ts'

/** A call of an existing module: declared in the contract, handled by the server, with the rule behind it. */
export const endpoint = (plop: PlopTypes.NodePlopAPI): void => {
  plop.setGenerator('endpoint', {
    description: 'a call of a module: contract, handler, rule',
    prompts: [
      nameQuestion('module', 'Module:'),
      nameQuestion('name', 'Name of the call:'),
      textQuestion('summary', 'What it does, in one English sentence:'),
    ],
    actions: [
      nameIsGood('module'),
      nameIsGood('name'),
      (answers) => {
        const render = (template: string) => plop.renderString(template, answers)
        const path = (template: string) => join(plop.getDestBasePath(), render(template))
        for (const needed of [contract, handlers])
          if (!existsSync(path(needed))) throw new Error(`${render(needed)} does not exist: generate the module first.`)
        const call = render('{{camelCase name}}')
        if (readFileSync(path(contract), 'utf8').includes(`export const ${call} =`))
          throw new Error(`${render(contract)} declares ${call} already.`)
        return `the module has no call ${call} yet`
      },
      placesAreFree(plop, test),
      editing(plop, edits),
      templates('endpoint', '.'),
      afterwards(plop, ['node_modules/oxfmt/bin/oxfmt', contract, handlers, service, test]),
    ],
  })
}

/** What changes in each file; the shape of what is added follows the files of the existing modules. */
const edits = (render: (template: string) => string): Readonly<Record<string, Edit>> => ({
  [contract]: all(
    importing('endpoint', './endpoint.ts'),
    importing('Instant', './dates.ts'),
    importing('verified', './access.ts'),
    importingAll('z', 'zod/mini'),
    appending(
      render(`
/** {{{summary}}} */
export const {{pascalCase name}} = z.object({ checkedDateTime: Instant })
export type {{pascalCase name}} = z.output<typeof {{pascalCase name}}>

export const {{camelCase name}} = endpoint({
  id: '{{kebabCase module}}.{{camelCase name}}',
  method: 'GET',
  path: '/v1/{{kebabCase module}}/{{kebabCase name}}',
  summary: {{{quoted summary}}},
  access: verified,
  response: {{pascalCase name}},
})`),
    ),
  ),
  [handlers]: all(
    importing(render('{{camelCase name}}'), './service.ts'),
    inserting(
      render('handlers({{camelCase module}}, {'),
      '})',
      render('  {{camelCase name}}: (context) => {{camelCase name}}(context),'),
    ),
  ),
  [service]: all(
    importing('type RequestContext', '../../platform/context.ts'),
    importing(render('type {{pascalCase name}}'), render('@cabinet/contract/{{kebabCase module}}')),
    appending(
      render(`
/** {{{summary}}} */
export const {{camelCase name}} = async ({ platform }: RequestContext): Promise<{{pascalCase name}}> => ({
  checkedDateTime: platform.clock.nowText(),
})`),
    ),
  ),
})
