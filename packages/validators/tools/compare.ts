// "npm run compare": this package beside other libraries of npm, value by value, with the reference as the judge.
// "-- --write" writes the table of guides/compare.md; "-- 100000" takes another number of values.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, type Comparison } from '../test/peers/compare.ts'
import { comparedPeers } from '../test/peers/further-peers.ts'
import { markdownTable } from './markdown-table.ts'

const page = join(import.meta.dirname, '../guides/compare.md')

/** Visible text of a value: what cannot be seen is written as a code. */
const shown = (value: string | undefined): string =>
  value === undefined
    ? ''
    : `\`${value.replaceAll(/[^\x20-\x7eА-яЁё]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).replaceAll('|', '\\|')}\``

/** The page, with its table. */
export const comparisonPage = (comparisons: readonly Comparison[], values: number): string => {
  const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  const versions = comparedPeers.map(({ name }) => `${name} ${devDependencies[name]}`)
  const rows = comparisons.map(({ identifier, peer, taken, firstTaken, refused, firstRefused, ours }) => [
    identifier,
    peer,
    String(ours),
    String(taken),
    shown(firstTaken),
    String(refused),
    shown(firstRefused),
  ])
  return `# How other libraries answer

Written by \`npm run compare -- --write\`. Each library is asked about the same ${values} values of an identifier: good ones, and ones spoilt as typing and copying spoil them. The judge is a reference that was written from the orders and standards in another way than this package; a separate command, \`npm run prove\`, compares the package with it on a million values of each identifier.

"Takes" counts values that a library takes although they do not hold, "refuses" values that it refuses although they hold. Some of it is a matter of opinion: whether zeros are a number, whether text with a stray character in it is cleaned first, whether a VIN must have the check digit that Russia does not demand.

Compared: ${versions.join(', ')}.

${markdownTable([['Identifier', 'Library', 'Ours wrong', 'Takes', 'For example', 'Refuses', 'For example'], ...rows])}
`
}

if (process.argv[1] === import.meta.filename) {
  const values = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 20_000)
  const comparisons = compare(values)
  const text = comparisonPage(comparisons, values)
  if (process.argv.includes('--write')) writeFileSync(page, text)
  else console.log(text.slice(text.indexOf('| Identifier')))
  process.exitCode = comparisons.some(({ ours }) => ours > 0) ? 1 : 0
}
