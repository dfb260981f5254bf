#!/usr/bin/env node
// cabinet-bik-directory build <ED807.zip|xml|url> <folder>: writes the directory of banks as modules.
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { type DirectoryData, type Ed807Problem, readEd807 } from './ed807.ts'

const usage = 'cabinet-bik-directory build <ED807.zip|xml|url> <folder> [--typescript] [--source <text>]'

const problems: Readonly<Record<Ed807Problem, string>> = {
  noEd807: 'is no ED807: name the archive with the directory of the Bank of Russia, or the XML file in it',
  changesOnly: 'has changes only (InfoTypeCode SIRR): take the file with the whole directory',
  noBanks: 'has no bank in it',
}

const load = async (from: string): Promise<Uint8Array> => {
  if (!/^https?:\/\//.test(from)) return readFileSync(from)
  const answer = await fetch(from)
  if (!answer.ok) throw new Error(`${from} answers ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The file in an archive, which begins with «PK»; anything else is the file itself. */
const unpack = (content: Uint8Array): Uint8Array =>
  content[0] === 0x50 && content[1] === 0x4b
    ? (Object.values(unzipSync(content, { filter: ({ name }) => /\.xml$/i.test(name) }))[0] ?? new Uint8Array())
    : content

const read = async (from: string): Promise<DirectoryData> => {
  const result = readEd807(unpack(await load(from)))
  if (!result.ok) throw new Error(`${from} ${problems[result.problem]}.`)
  return result.data
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

/** The line with which every module begins that this command has written. */
const MARK = '// Written by "cabinet-bik-directory build".'

const isOwn = (path: string): boolean => readFileSync(path, 'utf8').startsWith(MARK)

/** Deletes what an earlier run has left in a folder, and nothing else: people name folders with work of theirs in them. */
const deleteOwn = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (/^(?:index|chunk-\d+)\.[jt]s$/.test(name) && isOwn(path)) rmSync(path)
  }
}

/** Writes the modules of a directory in place of those of an earlier run. */
const writeModules = async (data: DirectoryData, folder: string, extension: 'js' | 'ts'): Promise<string> => {
  const written: string[] = []
  const write = (name: string, text: string): void => {
    const path = join(folder, `${name}.${extension}`)
    if (existsSync(path)) throw new Error(`${path} is not of this command: name another folder.`)
    const content = `${MARK}\n${text}`
    written.push(content)
    writeFileSync(path, content)
  }
  mkdirSync(folder, { recursive: true })
  deleteOwn(folder)
  const lines: string[] = []
  let count = 0
  for (const [index, { first, load: loadChunk }] of data.chunks.entries()) {
    const { rows } = await loadChunk()
    const name = `chunk-${index}`
    count += rows.split('\n').length
    write(name, `export const rows = \`${rows.replace(/[\\`$]/g, '\\$&')}\`\n`)
    lines.push(`  { first: '${first}', load: () => import('./${name}.${extension}') },\n`)
  }
  write(
    'index',
    `export const date = ${quoted(data.date)}\nexport const source = ${quoted(data.source)}\nexport const chunks = [\n${lines.join('')}]\n`,
  )
  const size = written.reduce((sum, text) => sum + gzipSync(text).length, 0)
  return `${count} banks on ${data.date}, ${(size / 1024).toFixed(1)} KB gzip\n`
}

/** Runs the command and gives what it prints. */
export const runCommand = async (given: readonly string[]): Promise<string> => {
  const { positionals, values } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { typescript: { type: 'boolean' }, source: { type: 'string' } },
  })
  const [action, from, folder] = positionals
  if (action !== 'build' || !from || !folder) throw new Error(usage)
  const data = await read(from)
  return writeModules({ ...data, source: values.source ?? data.source }, folder, values.typescript ? 'ts' : 'js')
}

// A package manager links the command, so the path that was called is not that of the file.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(await runCommand(process.argv.slice(2)))
  } catch (error) {
    // Whoever typed the command can mend it: a wrong name, a wrong file, an unknown flag.
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
