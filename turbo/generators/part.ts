import type { PlopTypes } from '@turbo/gen'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { all, appending, importing, listing, rowOf, type Edit } from './edit.ts'
import { pageEdits } from './page.ts'
import { afterwards, editing, nameIsGood, nameQuestion, placesAreFree, templates, textQuestion } from './support.ts'

const folder = 'apps/api/src/modules/{{kebabCase module}}'
const manifest = `${folder}/module.ts`
const opening = 'defineModule({'

/** Where the manifest of a module gets what from. */
interface Part {
  readonly name: 'event' | 'form' | 'job' | 'letter' | 'migration' | 'partner-request' | 'register' | 'transition'
  readonly description: string
  /** What the titles name; absent where nothing is shown to people. */
  readonly titled?: string
  readonly questions?: readonly PlopTypes.PromptQuestion[]
  /** The place of what is made, and of its test. */
  readonly paths: readonly [code: string, test: string]
  /** What the manifest imports and where each belongs: its property, the name, the file. */
  readonly declared: readonly (readonly [property: string, name: string, from: string])[]
  /** Further places that must be free. */
  readonly more?: readonly string[]
  readonly others?: (render: (template: string) => string) => Readonly<Record<string, Edit>>
}

const partnerKinds: PlopTypes.PromptQuestion = {
  type: 'list',
  name: 'kind',
  message: 'Which partners:',
  choices: ['bank', 'insurer', 'marketplace', 'payments'],
}

/** The row of an event in the table that partners read. */
const eventRow = (render: (template: string) => string): Edit => {
  const kind = render('{{kind}}')
  const reports = kind === 'payments' ? kind : `${kind}s`
  return rowOf('| Type ', render(`| \`{{kebabCase module}}.{{kebabCase name}}\` | ${reports} | {{{titleEn}}} |`))
}

const parts: readonly Part[] = [
  {
    name: 'letter',
    description: 'an e-mail of a module, in both languages',
    titled: 'What has happened',
    paths: [`${folder}/{{kebabCase name}}-email.ts`, '{{kebabCase module}}-{{kebabCase name}}-email.test.ts'],
    declared: [['emails', '{{camelCase name}}Email', './{{kebabCase name}}-email.ts']],
    more: [`${folder}/{{kebabCase name}}-notice.ts`],
  },
  {
    name: 'job',
    description: 'work of a module that time starts',
    titled: 'What is done',
    paths: [`${folder}/{{kebabCase name}}-job.ts`, '{{kebabCase module}}-{{kebabCase name}}-job.test.ts'],
    declared: [['jobs', '{{camelCase name}}Job', './{{kebabCase name}}-job.ts']],
  },
  {
    name: 'migration',
    description: 'a column more in a table of a module',
    questions: [nameQuestion('table', 'Table, with hyphens:')],
    paths: [
      `${folder}/migrations/{{date}}-{{kebabCase name}}.ts`,
      '{{kebabCase module}}-{{kebabCase name}}-migration.test.ts',
    ],
    declared: [['migrations', '{{camelCase name}}Migration', './migrations/{{date}}-{{kebabCase name}}.ts']],
  },
  {
    name: 'transition',
    description: 'a thing with states: table, machine, moves',
    titled: 'What has these states',
    paths: [`${folder}/{{kebabCase name}}`, '{{kebabCase module}}-{{kebabCase name}}-transitions.test.ts'],
    declared: [
      ['machines', '{{camelCase name}}Machine', './{{kebabCase name}}/transitions.ts'],
      ['migrations', '{{camelCase name}}Migrations', './{{kebabCase name}}/tables.ts'],
    ],
  },
  {
    name: 'register',
    description: 'a list of a module with its page: find, sums, workbook',
    titled: 'What the page is called',
    paths: [`${folder}/{{kebabCase name}}`, '{{kebabCase module}}-{{kebabCase name}}-register.test.ts'],
    more: [
      'packages/contract/src/{{kebabCase module}}/{{kebabCase name}}.ts',
      'apps/web/src/modules/{{kebabCase module}}/{{kebabCase name}}',
    ],
    declared: [
      ['registrations', '{{camelCase name}}Handlers', './{{kebabCase name}}/handlers.ts'],
      ['migrations', '{{camelCase name}}Migrations', './{{kebabCase name}}/tables.ts'],
    ],
    others: (render) => pageEdits(render, { isWide: true }),
  },
  {
    name: 'form',
    description: 'a form of a module with its page: versions, drafts, conflicts',
    titled: 'What the page is called',
    paths: [`${folder}/{{kebabCase name}}`, '{{kebabCase module}}-{{kebabCase name}}-form.test.ts'],
    more: [
      'packages/contract/src/{{kebabCase module}}/{{kebabCase name}}.ts',
      'packages/contract/src/{{kebabCase module}}/{{kebabCase name}}-rules.ts',
      'apps/web/src/modules/{{kebabCase module}}/{{kebabCase name}}',
    ],
    declared: [
      ['registrations', '{{camelCase name}}Handlers', './{{kebabCase name}}/handlers.ts'],
      ['migrations', '{{camelCase name}}Migrations', './{{kebabCase name}}/tables.ts'],
    ],
    others: (render) => pageEdits(render),
  },
  {
    name: 'event',
    description: 'an event of which partners are told',
    titled: 'What has happened',
    questions: [partnerKinds],
    paths: [`${folder}/{{kebabCase name}}-event.ts`, '{{kebabCase module}}-{{kebabCase name}}-event.test.ts'],
    declared: [['partnerEvents', '{{camelCase name}}Event', './{{kebabCase name}}-event.ts']],
    others: (render) => ({ 'docs/partners/events.md': eventRow(render) }),
  },
  {
    name: 'partner-request',
    description: 'what a partner is asked and answers: states, event, calls, demo program',
    titled: 'What is asked for',
    questions: [partnerKinds],
    paths: [`${folder}/{{kebabCase name}}`, '{{kebabCase module}}-{{kebabCase name}}-partner-request.test.ts'],
    more: [
      'packages/contract/src/{{kebabCase module}}/partner-{{kebabCase name}}.ts',
      'apps/demo/src/modules/{{kebabCase module}}/{{kebabCase name}}',
    ],
    declared: [
      ['registrations', '{{camelCase name}}Handlers', './{{kebabCase name}}/handlers.ts'],
      ['machines', '{{camelCase name}}Machine', './{{kebabCase name}}/transitions.ts'],
      ['migrations', '{{camelCase name}}Migrations', './{{kebabCase name}}/tables.ts'],
      ['partnerEvents', '{{camelCase name}}Event', './{{kebabCase name}}/service.ts'],
    ],
    others: (render) => ({
      'apps/demo/src/modules/{{kebabCase module}}/module.ts': all(
        importing(render('demo{{pascalCase name}}'), render('./{{kebabCase name}}/demo-partner.ts')),
        listing('defineDemoModule({', 'partners', render('demo{{pascalCase name}}')),
      ),
      'docs/partners/events.md': eventRow(render),
      'docs/partners/{{kind}}.md': appending(
        render(`## {{{titleEn}}}

\`{{kebabCase module}}.{{kebabCase name}}\` says that you are asked. Read what it is about with
\`GET /api/v1/partner/{{kind}}/{{kebabCase module}}-{{kebabCase name}}/REQUEST\` and answer with
\`POST …/accept\`, which needs nothing beside the event, or \`POST …/refuse\`, which takes a \`reason\`.`),
      ),
    }),
  },
]

/** The next free number of a migration of the module, as the names of its migrations begin. */
const nextMigration = (base: string, module: string): string => {
  const files = globSync(`apps/api/src/modules/${module}/**/*.ts`, { cwd: base })
  const numbers = files.flatMap((file) =>
    [...readFileSync(join(base, file), 'utf8').matchAll(new RegExp(`'${module}-(\\d{4})-`, 'g'))].map(([, digits]) =>
      Number(digits),
    ),
  )
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

/** Things of the server that a module declares in its manifest: e-mails, jobs, machines, events for partners. */
export const serverParts = (plop: PlopTypes.NodePlopAPI): void => {
  for (const { name, description, titled, questions = [], paths, more = [], declared, others } of parts) {
    const [code, test] = [paths[0], `apps/api/test/products/${paths[1]}`]
    const made = [code, test, ...more]
    const edits = (render: (template: string) => string): Readonly<Record<string, Edit>> => ({
      [manifest]: all(
        ...declared.flatMap(([property, value, from]) => [
          importing(render(value), render(from)),
          listing(opening, property, render(value)),
        ]),
      ),
      ...others?.(render),
    })
    plop.setGenerator(name, {
      description,
      prompts: [
        nameQuestion('module', 'Module:'),
        nameQuestion('name', 'Name:'),
        ...questions,
        ...(titled === undefined
          ? []
          : [textQuestion('titleRu', `${titled}, in Russian:`), textQuestion('titleEn', 'The same in English:')]),
      ],
      actions: [
        nameIsGood('module'),
        nameIsGood('name'),
        (answers) => {
          const base = plop.getDestBasePath()
          const path = plop.renderString(manifest, answers)
          if (!existsSync(join(base, path))) throw new Error(`${path} does not exist: generate the module first.`)
          const module = plop.renderString('{{kebabCase module}}', answers)
          answers['migration'] = plop.renderString(
            `${module}-${nextMigration(base, module)}-{{kebabCase name}}`,
            answers,
          )
          answers['date'] = new Date().toISOString().slice(0, 10)
          return 'the module is there'
        },
        placesAreFree(plop, ...made),
        editing(plop, edits),
        templates(name, '.'),
        afterwards(
          plop,
          ['node_modules/oxfmt/bin/oxfmt', ...Object.keys(edits(String)), ...made],
          ['tools/generate.mjs'],
        ),
      ],
    })
  }
}
