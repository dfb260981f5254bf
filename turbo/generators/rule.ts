import type { PlopTypes } from '@turbo/gen'
import { inserting, insertingBefore, type Edit } from './edit.ts'
import { afterwards, editing, nameIsGood, nameQuestion, placesAreFree, templates, textQuestion } from './support.ts'

const folder = 'packages/validators'
const code = `${folder}/src/rules/{{kebabCase name}}.ts`
const test = `${folder}/test/rules/{{kebabCase name}}.test.ts`
const index = `${folder}/src/rules/index.ts`
const issues = `${folder}/src/issue.ts`
const russian = `${folder}/src/messages/ru.ts`
const english = `${folder}/src/messages/en.ts`
const meanings = `${folder}/tools/docs-codes.ts`
const examples = `${folder}/tools/docs-examples.ts`
const passing = `${folder}/test/rules.test.ts`

/** A form rule by a pattern: code, issue, texts in both languages, pages, tests. */
export const rule = (plop: PlopTypes.NodePlopAPI): void => {
  plop.setHelper('call', (name: string, value: string) =>
    plop.renderString('{{camelCase name}}({{{quoted value}}})', { name, value }),
  )
  plop.setHelper('regex', (pattern: string) => new RegExp(pattern).toString())
  plop.setGenerator('rule', {
    description: 'a form rule of @cabinet/validators',
    prompts: [
      nameQuestion('name', 'Name of the rule:'),
      textQuestion('pattern', 'Regular expression of the whole value, without slashes:'),
      textQuestion('right', 'A value that fits:'),
      textQuestion('wrong', 'A value that does not:'),
      textQuestion('textRu', 'What a person reads when it does not hold, in Russian:'),
      textQuestion('textEn', 'The same in English:'),
    ],
    actions: [
      nameIsGood('name'),
      placesAreFree(plop, code, test),
      ({ pattern, right, wrong }) => {
        const expression = new RegExp(String(pattern))
        if (!expression.test(String(right))) throw new Error(`${String(right)} does not fit ${expression}.`)
        if (expression.test(String(wrong))) throw new Error(`${String(wrong)} fits ${expression}.`)
        return `${expression} tells them apart`
      },
      editing(plop, edits),
      templates('rule', folder),
      afterwards(
        plop,
        ['node_modules/oxfmt/bin/oxfmt', code, test, ...Object.keys(edits(String))],
        // What is written from the code: its pages and the report of the public interface.
        [`${folder}/tools/docs.ts`, '--write'],
        [`${folder}/tools/api-report.ts`, '--write'],
      ),
    ],
  })
}

const edits = (render: (template: string) => string): Readonly<Record<string, Edit>> => ({
  [index]: insertingBefore('export type ', render(`export { {{camelCase name}} } from './{{kebabCase name}}.ts'`)),
  [issues]: inserting('export interface FormIssues {', '}', render(`  readonly {{camelCase name}}: Plain<'format'>`)),
  [russian]: inserting(': FormCatalogue = {', '}', render('  {{camelCase name}}: { format: {{{quoted textRu}}} },')),
  [meanings]: inserting(
    'export const codes:',
    '}',
    render(`  {{camelCase name}}: { format: 'a text that does not fit the pattern' },`),
  ),
  [examples]: inserting(
    'export const ruleExamples:',
    '}',
    render('  {{camelCase name}}: [{{{quoted (call name right)}}}, {{{quoted (call name wrong)}}}],'),
  ),
  [passing]: inserting('const optional', '  }', render('    {{camelCase name}}: rules.{{camelCase name}},')),
  [english]: inserting(': FormCatalogue = {', '}', render('  {{camelCase name}}: { format: {{{quoted textEn}}} },')),
})
