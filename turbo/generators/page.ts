import { all, type Edit, importing, inserting } from './edit.ts'

/** Adds a text to a file of messages. */
const saying =
  (id: string, words: string): Edit =>
  (text) =>
    `${JSON.stringify({ ...(JSON.parse(text) as object), [id]: words }, null, 2)}\n`

/** Adds an entry at the end of what stands between two brackets, the first after a text. */
const within =
  (beginning: string, closing: string, entry: string): Edit =>
  (text) => {
    const start = text.indexOf(beginning)
    const end = text.indexOf(closing, start + beginning.length)
    if (start < 0 || end < 0) throw new Error(`There is no "${beginning}" to add to.`)
    const before = text.slice(0, end).trimEnd()
    return `${before}${/[[{,]$/.test(before) ? '' : ','} ${entry} ${text.slice(end)}`
  }

/** Gives a module the icon of registers, unless it has one. */
const withRegisterIcon: Edit = (text) =>
  text.includes('register:')
    ? text
    : all(importing('ListChecks', 'lucide-react'), inserting('icons = {', '}', '  register: ListChecks,'))(text)

const web = 'apps/web/src/modules/{{kebabCase module}}'

/** A page of a module: its address, its route with the entry of the menu, its title, what tests of everything know of it. */
export const pageEdits = (
  render: (template: string) => string,
  { isWide = false }: { readonly isWide?: boolean } = {},
): Readonly<Record<string, Edit>> => ({
  'packages/contract/src/{{kebabCase module}}/pages.ts': within(
    'definePages({',
    '})',
    render("{{camelCase name}}: '/{{kebabCase module}}/{{kebabCase name}}'"),
  ),
  [`${web}/module.ts`]: all(
    within(
      'routes: [',
      '\n  ],',
      render(`{
      name: '{{kebabCase module}}-{{kebabCase name}}',
      path: {{camelCase module}}Pages.{{camelCase name}}.pattern,
      layout: 'lk',
      title: '{{camelCase name}}.title',${isWide ? '\n      isWide: true,' : ''}
      page: async () => (await import('./{{kebabCase name}}/open.ts')).open{{pascalCase name}}(),
    },`),
    ),
    within('items: [', ']', render("{ route: '{{kebabCase module}}-{{kebabCase name}}', icon: 'register' }")),
  ),
  [`${web}/icons.ts`]: withRegisterIcon,
  [`${web}/messages/ru.json`]: (text) => saying(render('{{camelCase name}}.title'), render('{{{titleRu}}}'))(text),
  [`${web}/messages/en.json`]: (text) => saying(render('{{camelCase name}}.title'), render('{{{titleEn}}}'))(text),
  'apps/web/test/areas/{{kebabCase module}}.ts': within(
    'routes: [',
    ']',
    render("'/{{kebabCase module}}/{{kebabCase name}} {{kebabCase module}}-{{kebabCase name}} lk'"),
  ),
})
