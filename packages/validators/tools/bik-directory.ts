// "npm run bik-directory -- <file>": makes the directory of banks from a file of the Bank of Russia (ED807, unpacked).
// Writes JSON to --out, or to the standard output; --sample writes the sample that the package brings instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type DirectoryData, type Ed807Problem, readEd807 } from '../src/ed807.ts'

const home = join(import.meta.dirname, '..')

/** Where the sample stands that the package brings, and what it is made of. */
export const samplePath = join(home, 'src/internal/bik-sample.ts')
const sampleSource = join(home, 'test/data/ed807-sample.xml')

const problems: Readonly<Record<Ed807Problem, string>> = {
  noEd807: 'is no ED807: unpack the archive of the Bank of Russia and name the XML file',
  changesOnly: 'has changes only (InfoTypeCode SIRR): take the file with the whole directory',
  noBanks: 'has no bank in it',
}

const read = (file: string): DirectoryData => {
  const result = readEd807(readFileSync(file))
  if (!result.ok) throw new Error(`${file} ${problems[result.problem]}.`)
  return result.data
}

/** The module of the sample. */
export const sampleModule = (): string => {
  const { date, rows } = read(sampleSource)
  return `import type { DirectoryData } from './directory-rows.ts'

// Written by "npm run bik-directory -- --sample" from test/data/ed807-sample.xml; a test keeps it fresh.

/** Some banks in the form of a directory; not that of the Bank of Russia. */
export const sampleData: DirectoryData = {
  format: 1,
  date: '${date}',
  source: 'sample',
  rows: \`${rows.replace(/[\\`$]/g, '\\$&')}\`,
}
`
}

const write = (): void => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, sample: { type: 'boolean' } },
  })
  const [file] = positionals
  if (values.sample) return writeFileSync(samplePath, sampleModule())
  if (!file) throw new Error('Name the file: npm run bik-directory -- 20261120_ED807_full.xml --out bik-directory.json')
  const data = read(file)
  const text = JSON.stringify(data)
  if (values.out) writeFileSync(values.out, text)
  else process.stdout.write(text)
  const count = data.rows.split('\n').length
  process.stderr.write(`${count} banks on ${data.date}, ${(gzipSync(text).length / 1024).toFixed(1)} KB gzip\n`)
}

if (process.argv[1] === import.meta.filename) {
  try {
    write()
  } catch (error) {
    // Whoever typed the command can mend it: a wrong name, a wrong file, an unknown flag.
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
