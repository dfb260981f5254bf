import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import * as library from '../src/index.ts'
import { message } from '../src/messages/index.ts'
import { corpora } from '../test/data/further-spellings.ts'
import type { Corpus, Write } from '../test/data/spellings.ts'
import { codes, sampleParams } from './docs-codes.ts'
import { identifierExamples, ruleExamples } from './docs-examples.ts'
import { markdownTable } from './markdown-table.ts'

const everything: object = library
const home = join(import.meta.dirname, '..')
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The doc comment of an exported constant as Markdown: the text, and what it says about parameters. */
const commentOf = (file: string, name: string): string => {
  const source = readFileSync(join(home, 'src', file), 'utf8')
  const end = source.search(new RegExp(`export const ${name}\\b`))
  const start = source.lastIndexOf('/**', end)
  const lines = source
    .slice(start + 3, source.indexOf('*/', start))
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
  const text = lines.join('\n').replace(/@example[\s\S]*/, '')
  const [main = '', ...tags] = text.split(/^@/m)
  const parameters = tags
    .filter((tag) => tag.startsWith('param '))
    .map((tag) =>
      tag.replace(
        /^param (\S+) - ([\s\S]*)/,
        (_, parameter: string, about: string) => `- \`${parameter}\`: ${about.trim().replaceAll('\n', ' ')}`,
      ),
    )
  return [main.trim(), ...(parameters.length > 0 ? [parameters.join('\n')] : [])].join('\n\n')
}

/** Runs the calls and writes each with its answer. */
const answers = (calls: readonly string[], scope: object): string => {
  const names = Object.keys(scope)
  const lines = calls.map((call) => {
    const run = new Function(...names, `return ${call}`) as (...values: unknown[]) => unknown
    const result = inspect(run(...Object.values(scope)), { depth: 5, breakLength: Infinity, compact: true })
    return `${call} // ${result}`
  })
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``
}

const tableOf = (rule: string): string => {
  const meanings = Object.entries((codes as Readonly<Record<string, Readonly<Record<string, string>>>>)[rule] ?? {})
  return markdownTable([
    ['Code', 'When', 'Russian text', 'English text'],
    ...meanings.map(([code, meaning]) => {
      const issue = { rule, code, params: sampleParams }
      return [`\`${code}\``, meaning, message(issue, 'ru'), message(issue, 'en')]
    }),
  ])
}

interface Reader {
  readonly parse: (
    text: string,
    bik?: string,
  ) => { readonly value?: string | undefined; readonly issue?: { readonly code: string } | undefined }
}

/** So many of a list, evenly over the whole of it. */
const some = (list: readonly string[], most = 8): readonly string[] =>
  list.filter((_, index) => index % Math.ceil(list.length / most) === 0)

/** How the reading answers to spellings of one value of the corpus, and to what is no spelling. */
const edgeCases = (name: string): string => {
  const corpus = (corpora as Readonly<Record<string, Corpus>>)[name]
  const [value = '', bik] = corpus?.values[0]?.split(' ') ?? []
  if (!corpus) return ''
  const { parse } = (everything as Readonly<Record<string, Reader>>)[name] as Reader
  const textsOf = (list: readonly Write[]): readonly string[] => [...new Set(list.map((write) => write(value)))]
  // What has its signs seen on a page.
  const spellings = textsOf(corpus.read).filter((text) => text !== value && /^[!-{}~№«»А-яЁё ]*$/.test(text))
  const rows = [...some(spellings), ...some(textsOf(corpus.refused))].map((text) => {
    const read = bik ? parse(text, bik) : parse(text)
    return [`\`${JSON.stringify(text)}\``, read.value ? `\`${read.value}\`` : `refused: \`${read.issue?.code}\``]
  })
  return `\n## Edge cases\n\n${markdownTable([['Text', `\`${name}.parse\``], ...rows])}\n`
}

const offers: Readonly<Record<string, string>> = {
  check: 'the reason why a value does not hold, or nothing',
  is: 'a type guard to the branded type',
  parse: 'a lenient reading: the canonical value and what was changed for it, or the issue',
  parseWithKpp: 'the number and the reason code beside it',
  format: 'the number as people write it',
  describe: 'facts held in the number',
  generate: 'a valid number for tests',
  mask: 'an input mask as plain data',
  schema: 'a Standard Schema with JSON Schema',
  parts: 'which parts of the rule a text meets',
  specials: 'the special characters',
  checkSeries: 'the series alone',
  checkNumber: 'the number alone',
  person: 'the same for persons alone: `check`, `is`, `parse`, `generate`, `mask`, `schema`',
  organization: 'the same for organizations alone: `check`, `is`, `parse`, `generate`, `mask`, `schema`',
  entrepreneur: 'the same for entrepreneurs alone: `check`, `is`, `parse`, `generate`, `mask`, `schema`',
}

const identifierPage = (name: string): string => {
  const file = `${kebab(name)}.ts`
  const namespace = (everything as Readonly<Record<string, object>>)[name] ?? {}
  const rule = /accounts?$/i.test(name) ? `${name}('bik')` : name === 'password' ? 'password()' : name
  return `# ${name}

\`\`\`ts
import { ${name} } from '@cabinet/validators'
// or, without the root:
import { check } from '@cabinet/validators/${kebab(name)}'
\`\`\`

${commentOf(file, 'check')}

## What it offers

${Object.keys(namespace)
  .toSorted((a, b) => Object.keys(offers).indexOf(a) - Object.keys(offers).indexOf(b))
  .map((key) => `- \`${name}.${key}\`: ${offers[key]}`)
  .join('\n')}

## Examples

${answers(identifierExamples[name] ?? [], library)}
${edgeCases(name)}
## Codes

${tableOf(name)}

## In a form

\`\`\`ts
import { first, requiredFor, ${name} } from '@cabinet/validators/rules'

const rule = first(requiredFor('${name}'), ${rule})
\`\`\`

The rule passes on an empty value; \`requiredFor\` reports the code \`empty\`.
`
}

const sources: Readonly<Record<string, string>> = {
  requiredFor: 'product decision: the text of an empty field names what is missing',
  first: 'specification of the product: the first failing rule stops checking',
  must: 'addition of this package: the general text of the specification for rules of your own',
}

/** The identifier whose codes a rule reports: those for one kind of owner report the codes of the whole. */
const reporting = (name: string): string =>
  /^(organization|person|entrepreneur)(Inn|Ogrn)$/.exec(name)?.[2]?.toLowerCase() ?? name

const rulePage = (name: string): string => `# ${name}

\`\`\`ts
import { ${name} } from '@cabinet/validators/rules'
// or: from '@cabinet/validators/rules/${kebab(name)}'
\`\`\`

${commentOf(`rules/${kebab(name)}.ts`, name)}

Source: ${sources[name] ?? 'specification of the product, validation rules'}.${name.startsWith('required') || name === 'shouldBeTrue' || name === 'first' ? '' : ' Passes on an empty value.'}

## Examples

${answers(ruleExamples[name] ?? [], library.rules)}
${reporting(name) in codes ? `\n## Codes\n\n${tableOf(reporting(name))}\n` : ''}`

/** Every page of the documentation by its path. */
export const pages = (): ReadonlyMap<string, string> => {
  const all = new Map<string, string>()
  const identifiers = Object.keys(identifierExamples)
  for (const name of identifiers) all.set(`docs/${kebab(name)}.md`, identifierPage(name))
  // Sorted here: a namespace is sorted by what runs the code, or keeps the order of its source.
  const forms = Object.keys(library.rules)
    .filter((name) => !identifiers.includes(name))
    .toSorted()
  for (const name of forms) all.set(`docs/rules/${kebab(name)}.md`, rulePage(name))
  all.set(
    'docs/README.md',
    `# Rules\n\nWritten by \`npm run docs\` from the code, its comments and its texts; a test keeps them fresh.\n\n## Identifiers\n\n${identifiers.map((name) => `- [${name}](${kebab(name)}.md)`).join('\n')}\n\n## Form rules\n\n${forms.map((name) => `- [${name}](rules/${kebab(name)}.md)`).join('\n')}\n\n## General texts\n\nFor an issue that a form writes by hand, \`{ rule: 'general', code, params }\`:\n\n${tableOf('general')}\n`,
  )
  return all
}

/** Pages that lie in the folder, by path. */
export const written = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(home, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file.replaceAll('\\', '/')}`)
      .map((file) => [file, readFileSync(join(home, file), 'utf8')]),
  )

if (process.argv.includes('--write')) {
  mkdirSync(join(home, 'docs/rules'), { recursive: true })
  for (const [path, text] of pages()) writeFileSync(join(home, path), text)
}
