import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { effects, packageRoot, subpaths } from './components.mjs'
import type { Prop, SubpathExports } from './props.d.mts'
import { exportsOfPackage, propsOfComponents } from './props.mjs'

/** Where the file for language models is kept. */
export const llmsPath = fileURLToPath(new URL('llms.txt', packageRoot))

/** What has neither a page nor a conformance test: no component, or nothing to see. */
const nonComponents: Readonly<Record<string, { purpose: string; example: string }>> = {
  icon: { purpose: 'An icon of lucide-react in the size and stroke of the text.', example: '<Icon of={Plus} />' },
  provider: {
    purpose: 'Once around the application: language, theme, density, links through your router, base styles and fonts.',
    example: '<CabinetProvider locale="ru" theme="system" router={{ navigate }}>{application}</CabinetProvider>',
  },
  'scoped-provider': {
    purpose:
      'Around a part of a page that is not yours: everything of `CabinetProvider` without its reset and its fonts.',
    example: '<ScopedProvider locale="ru" theme="light">{application}</ScopedProvider>',
  },
  theme: {
    purpose: 'Tokens and breakpoints for your own styles; no component.',
    example: "import { breakpoints, media, vars } from '@cabinet/ui/theme'",
  },
  'theme-script': {
    purpose: 'A script for the head of a page from a server: the theme of the reader before the first frame.',
    example: 'const text = themeScript()',
  },
  'use-leave-guard': {
    purpose: 'Keeps what was entered from being lost by a reload or a way to another page; a hook.',
    example: 'const { isAsking, leave, stay } = useLeaveGuard(isDirty)',
  },
  'use-minimum-duration': {
    purpose: 'Keeps a busy state long enough to be seen; a hook.',
    example: 'const isShown = useMinimumDuration(isLoading)',
  },
  words: {
    purpose: 'The words of the library in a third language, or other words of ours.',
    example: "const words = translateWords({ select: { placeholder: 'اختر' } })",
  },
}

/** Where the conformance test takes its data from a helper, an example of its own says more. */
const examples: Readonly<Record<string, string>> = {
  'column-settings': '<ColumnSettings columns={columns} layout={layout} onLayoutChange={setLayout} />',
  'data-grid': '<DataGrid columns={columns} label="Реестр заказов" rowKey={(row) => row.id} rows={rows} />',
  'data-table': '<DataTable columns={columns} label="Реестр заказов" rowKey={(row) => row.id} rows={rows} />',
  'file-list':
    '<FileList items={[{ id: "act", title: "Акт о недостаче", isRequired: true, files: [] }]} label="Документы заявления" />',
  'image-preview': '<ImagePreview images={[{ src: "/scan.png", alt: "Скан паспорта", fileName: "паспорт.png" }]} />',
  toast:
    "<><ToastRegion /><Button onPress={() => toast.show({ text: 'Сохранено', tone: 'positive' })}>Сохранить</Button></>",
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every node of a tree, parents first. */
function* nodesOf(value: unknown): Generator<Node & Record<string, unknown>> {
  if (Array.isArray(value)) for (const part of value) yield* nodesOf(part)
  if (!isNode(value)) return
  yield value
  for (const part of Object.values(value)) yield* nodesOf(part)
}

/** Names that a subpath exports beside its components: functions and constants first, types last. */
const othersOf = (name: string, components: readonly string[]): string => {
  const source = readFileSync(new URL(`src/${name}/index.ts`, packageRoot), 'utf8')
  const listed = (pattern: RegExp): readonly string[] =>
    [...source.matchAll(pattern)].flatMap(([, names = '']) => names.split(',').map((part) => part.trim()))
  const values = listed(/^export \{([^}]*)\}/gm).filter((value) => value !== '' && !components.includes(value))
  const types = listed(/^export type \{([^}]*)\}/gm).filter((type) => type !== '' && !type.endsWith('Props'))
  return [...values, ...types.map((type) => `type ${type}`)].join(', ')
}

/** The least use of a component that works: what its conformance test renders, without the props of the test. */
const exampleOf = (name: string): string => {
  const file = `src/${name}/${name}.test.tsx`
  const source = readFileSync(new URL(file, packageRoot), 'utf8')
  for (const node of nodesOf(parseSync(file, source).program)) {
    const isRender = node.type === 'Property' && isNode(node['key']) && node['key']['name'] === 'render'
    const render = isRender && isNode(node['value']) ? node['value'] : undefined
    const body = render && isNode(render['body']) ? render['body'] : undefined
    if (body === undefined) continue
    return source
      .slice(body.start, body.end)
      .replaceAll(/\s*\{\.\.\.props\}/g, '')
      .replaceAll(/^\(\s*|\s*\)$/g, '')
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll('> <', '><')
      .replaceAll(/>\s+([^<>{}]+?)\s+</g, '>$1<')
  }
  throw new Error(`${file} has no conformance test to take an example from.`)
}

const sentence = ({ name, type, isRequired, description, fallback }: Prop): string => {
  const meaning = description.replaceAll(/\s+/g, ' ')
  const byDefault = fallback === undefined ? '' : ` By default ${fallback}.`
  return `  - ${name}${isRequired ? '' : '?'}: ${type}${meaning === '' ? '' : ` — ${meaning}`}${byDefault}`
}

const docsOf = async (name: string): Promise<ComponentDocs | undefined> => {
  const file = new URL(`src/${name}/${name}.docs.ts`, packageRoot)
  return existsSync(file) ? ((await import(file.href)) as { docs: ComponentDocs }).docs : undefined
}

/** What every component takes; said once instead of under each of them. */
const common = new Set(['ref', 'className', 'style', 'isRequired', 'isDisabled', 'isReadOnly', 'autoFocus'])

const section = async (name: string, { components, types }: SubpathExports): Promise<string> => {
  const docs = await docsOf(name)
  const stand = nonComponents[name]
  const names = components.map((component) => component.name)
  const others = othersOf(name, names)
  const lines = [
    `## @cabinet/ui/${name}`,
    '',
    docs?.purpose ?? stand?.purpose ?? components[0]?.description ?? '',
    '',
    ...(names.length === 0 ? [] : [`- Import: \`import { ${names.join(', ')} } from '@cabinet/ui/${name}'\``]),
    ...(others === '' ? [] : [`- Also exports: ${others}.`]),
    `- Example: \`${stand?.example ?? examples[name] ?? exampleOf(name)}\``,
    ...Object.entries(docs?.instead ?? {}).map(([other, when]) => `- Not for ${when}: ${other}.`),
    ...components.flatMap(({ name: component, props, parts }) => {
      const own = props.filter((prop) => !common.has(prop.name) && prop.replacement === undefined)
      return [
        ...(own.length === 0 ? [] : [`- Props of ${component}:`, ...own.map(sentence)]),
        ...(parts.length === 0 ? [] : [`- Parts of ${component}: ${parts.join(', ')}`]),
      ]
    }),
    ...types.flatMap(({ name: type, members }) =>
      members.length === 0 ? [] : [`- Members of ${type}:`, ...members.map(sentence)],
    ),
  ]
  return lines.join('\n')
}

const preface = `# @cabinet/ui

> React components of a business cabinet, in Russian and English: fields for Russian identifiers, sums and dates, registers, dialogs, navigation. ES modules, React 19, styles come with the import.

- One import path for each component: \`import { Button } from '@cabinet/ui/button'\`. The root \`@cabinet/ui\` exports everything; with esbuild it brings the styles of everything, so prefer the paths.
- Put \`CabinetProvider\` from \`@cabinet/ui/provider\` around the application once. Import no stylesheet: each component imports its own.
- Every component takes \`ref\`, \`className\`, \`style\` and \`data-…\`; they reach one element. Rules outside of cascade layers win over those of the library, whatever their specificity.
- A component that names its parts takes \`classNames\` and \`slotProps\` for each of them: \`classNames={{ control: 'mine' }}\`, \`slotProps={{ label: { 'data-id': 1 } }}\`. In the page a part is \`[data-part='control']\`.
- Booleans begin with \`is\`. Fields take \`label\`, \`description\`, \`errorMessage\`, \`isInvalid\`, \`isRequired\`, \`isDisabled\`, \`isReadOnly\`, \`name\`, and \`value\` / \`defaultValue\` / \`onChange(value)\`; they know no form library. \`isRequired\` marks a field and tells screen readers; whether it may stay empty is decided by your check. \`Form\` takes the errors of a server by \`name\`: \`validationErrors={{ inn: 'Такой организации нет' }}\`.
- Values, not texts: sums are whole kopecks, dates are \`YYYY-MM-DD\`, months \`YYYY-MM\`, identifiers their characters without separators, phones \`+7…\`. Empty is \`null\` for numbers and \`''\` for the rest.
- Presses are \`onPress\`, not \`onClick\`. Icons are components of lucide-react: \`icon={Plus}\`.
- Themes by \`data-cabinet-theme\` (light, dark, contrast, system), densities by \`data-cabinet-density\` (comfortable, compact), on any element. Tokens are CSS variables: \`--cabinet-color-accent\`, \`--cabinet-space-16\`, \`--cabinet-radius-card\`.
- Where the types below are not enough, \`etc/ui.api.md\` of the package has every declaration.
- Examples below show the least content that works.
`

/** The text of llms.txt: what a language model has to know to use the package. */
export const llmsText = async (): Promise<string> => {
  const exported = exportsOfPackage()
  const names = subpaths().filter((name) => !effects.has(name))
  const none: SubpathExports = { components: [], types: [] }
  const sections = await Promise.all(names.map((name) => section(name, exported[name] ?? none)))
  return `${preface}\n${sections.join('\n\n')}\n`
}

/** Where the names of parts are kept: who styles them must not find them changed. */
export const partsPath = fileURLToPath(new URL('etc/parts.json', packageRoot))

/** The parts of every component that names them. */
export const partsText = (): string => {
  const named = Object.values(propsOfComponents())
    .flat()
    .filter(({ parts }) => parts.length > 0)
    .map(({ name, parts }) => [name, parts] as const)
  return `${JSON.stringify(Object.fromEntries(named.toSorted(([one], [two]) => (one < two ? -1 : 1))), null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(llmsPath, await llmsText())
  writeFileSync(partsPath, partsText())
}
