// What the library weighs beside react-aria without any styles, which it stands on, and beside those of others: the same
// build, in the same run, each with the styles that its guide tells to load.
import { entryPoints, weigh } from '../scripts/weigh.ts'
import { installPeers, peersPlugin } from './peers/install.ts'

const unstyled = (names: readonly string[]): string =>
  names.map((name, index) => `export * as e${index} from 'react-aria-components/${name}'`).join('\n')
const named = (names: readonly string[], from: string): string => `export { ${names.join(', ')} } from '${from}'`
const mui = (names: readonly string[]): string =>
  names.map((name) => `export { default as ${name} } from '@mui/material/${name}'`).join('\n')
const mantine = (names: readonly string[]): string => {
  const all = ['MantineProvider', ...names]
  // Its guide for those who want little: global styles, then those of each component in their order.
  const styles = ['baseline.css', 'default-css-variables.css', 'global.css', ...mantineStyles(names)]
  return `${styles.map((file) => `import '@mantine/core/styles/${file}'`).join('\n')}\n${named(all, '@mantine/core')}`
}
const mantineStyles = (names: readonly string[]): readonly string[] => {
  const shared = ['UnstyledButton', 'Button']
  const others = ['ScrollArea', 'VisuallyHidden', 'Paper', 'Popover', 'CloseButton', 'Group', 'Loader', 'Overlay']
  const fields = ['ModalBase', 'Input', 'InlineInput', 'Flex', 'Combobox', 'Modal']
  const all = names.length === 1 ? [...shared, 'Loader'] : [...shared, ...others, ...fields]
  return [...new Set(all)].map((name) => `${name}.css`)
}
const gravity = (names: readonly string[]): string =>
  `import '@gravity-ui/uikit/styles/styles.css'\n${named(['ThemeProvider', ...names], '@gravity-ui/uikit')}`

const four = ['Button', 'TextField', 'Dialog', 'Select']
const rows = [
  {
    name: 'Button',
    target: 12,
    sources: {
      '@cabinet/ui': entryPoints(['button']),
      'react-aria': unstyled(['Button']),
      MUI: mui(['Button']),
      Mantine: mantine(['Button']),
      Ant: named(['Button'], 'antd'),
      Gravity: gravity(['Button']),
    },
  },
  {
    name: 'Button, TextField, Dialog, Select',
    target: 53,
    sources: {
      '@cabinet/ui': entryPoints(['button', 'text-field', 'dialog', 'select']),
      'react-aria': unstyled(['Button', 'TextField', 'Dialog', 'Modal', 'Select', 'Popover', 'ListBox']),
      MUI: mui([...four, 'MenuItem']),
      Mantine: mantine(['Button', 'TextInput', 'Modal', 'Select']),
      Ant: named(['Button', 'Input', 'Modal', 'Select'], 'antd'),
      Gravity: gravity(['Button', 'TextInput', 'Dialog', 'Select']),
    },
  },
] as const
const isInstalled = installPeers()
const own = new Set(['@cabinet/ui', 'react-aria'])

const column = (text: string): string => text.padStart(13)
const lines = [
  `Code and styles, KB of brotli and how many times ours, React outside${isInstalled ? '' : ' (the others could not be installed)'}`,
  `${''.padEnd(34)}${Object.keys(rows[0].sources).map(column).join('')}`,
]
for (const { name, sources, target } of rows) {
  const base = await weigh(sources['@cabinet/ui'])
  const sizes: string[] = []
  for (const [library, source] of Object.entries(sources)) {
    if (!isInstalled && !own.has(library)) continue
    const size = await weigh(source, [peersPlugin(isInstalled)])
    const times = library === '@cabinet/ui' ? '' : ` ×${(size / base).toFixed(2)}`
    sizes.push(column(`${(size / 1000).toFixed(1)}${times}`))
  }
  lines.push(`${name.padEnd(34)}${sizes.join('')}  target ${target}.0`)
}
process.stdout.write(`${lines.join('\n')}\n\n`)
