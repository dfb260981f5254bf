// What the library weighs beside react-aria without any styles, which it stands on: the same build, in the same run.
import { entryPoints, weigh } from '../scripts/weigh.ts'

const unstyled = (names: readonly string[]): string =>
  names.map((name, index) => `export * as e${index} from 'react-aria-components/${name}'`).join('\n')

const rows = [
  { name: 'Button', ours: ['button'], theirs: ['Button'], target: 12 },
  {
    name: 'Button, TextField, Dialog, Select',
    ours: ['button', 'text-field', 'dialog', 'select'],
    theirs: ['Button', 'TextField', 'Dialog', 'Modal', 'Select', 'Popover', 'ListBox'],
    target: 53,
  },
]
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(12)

const lines = ['Code and styles, KB of brotli, React outside', `${''.padEnd(36)}  react-aria @cabinet/ui`]
for (const { name, ours, theirs, target } of rows) {
  const reference = await weigh(unstyled(theirs))
  lines.push(`${name.padEnd(36)}${kilobytes(reference)}${kilobytes(await weigh(entryPoints(ours)))} target ${target}.0`)
}
process.stdout.write(`${lines.join('\n')}\n\n`)
