#!/usr/bin/env node
// `npx cabinet-ui-codemod src`: writes the names of props of 1.0 into the sources of an application.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isOurs, renameProps } from './rename-props.mjs'

const usage = `Usage: cabinet-ui-codemod [--check] [--from <module>]... <file or folder>...

Writes the names of props of @cabinet/ui 1.0: isSelected, defaultSelected, items, initialItem, initialItems.

  --check   changes nothing; ends with 1 when something would be changed
  --from    a module of yours that passes the components on`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    from: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || positionals.length === 0) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const skipped = new Set(['node_modules', 'dist', 'build', '.git', '.next'])

/** @returns {string[]} The modules under a path. */
const modulesOf = (/** @type {string} */ path) => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : modulesOf(inside)
    return /\.(?:[jt]sx|[cm]?[jt]s|mdx)$/.test(entry.name) ? [inside] : []
  })
}

const isLibrary = (/** @type {string} */ from) => isOurs(from) || values.from.includes(from)
let total = 0
for (const file of positionals.flatMap(modulesOf)) {
  const before = readFileSync(file, 'utf8')
  const { code, count, left } = renameProps(before, isLibrary)
  total += count
  if (count > 0) {
    if (!values.check) writeFileSync(file, code)
    console.log(`${file}: ${count}`)
  }
  for (const { line, message } of left) console.log(`${file}:${line}: look yourself: ${message}`)
}
console.log(values.check ? `${total} props have an old name.` : `${total} props have their new name.`)
process.exitCode = values.check && total > 0 ? 1 : 0
