/** An edit of a source file: takes its text, gives the new one. */
export type Edit = (text: string) => string

/**
 * Imports a name from a file, beside what is imported from there already.
 *
 * @param name The exported name; with `type ` before it, only its type.
 * @param from The specifier as it is written.
 */
export const importing =
  (name: string, from: string): Edit =>
  (text) => {
    const isType = name.startsWith('type ')
    const bare = isType ? name.slice('type '.length) : name
    const statements = [...text.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)'$/gm)].filter(
      ([, , , specifier]) => specifier === from,
    )
    const namesOf = (list = '') => list.split(',').flatMap((entry) => entry.trim() || [])
    if (statements.some(([, , list]) => namesOf(list).some((entry) => entry === bare || entry === `type ${bare}`)))
      return text
    const fitting = statements.find(([, typeOnly]) => isType || typeOnly === undefined)
    if (!fitting) return `import ${isType ? 'type ' : ''}{ ${bare} } from '${from}'\n${text}`
    const [whole, typeOnly = '', list] = fitting
    const names = [...namesOf(list), isType && typeOnly === '' ? name : bare]
    return text.replace(whole, () => `import ${typeOnly}{ ${names.join(', ')} } from '${from}'`)
  }

/** Imports everything of a file under one name. */
export const importingAll =
  (name: string, from: string): Edit =>
  (text) =>
    new RegExp(`^import \\* as ${name} from`, 'm').test(text) ? text : `import * as ${name} from '${from}'\n${text}`

/** Adds lines at the end of a file. */
export const appending =
  (lines: string): Edit =>
  (text) =>
    `${text.trimEnd()}\n\n${lines.trim()}\n`

/** Matches code also where a formatter has put each of its parts on a line of its own. */
const spreadOut = (code: string): RegExp =>
  new RegExp(
    code
      .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
      .replaceAll(String.raw`\(`, String.raw`\(\s*`)
      .replaceAll(', ', String.raw`,\s*`),
  )

/**
 * Adds a line at the end of a block.
 *
 * @param opening How the block begins.
 * @param closing The line that ends it, the first of its kind after the opening.
 * @param line What is added.
 */
export const inserting =
  (opening: string, closing: string, line: string): Edit =>
  (text) => {
    const found = spreadOut(opening).exec(text)
    if (!found) throw new Error(`There is no "${opening}" to add to.`)
    const inside = found.index + found[0].length
    // A block that has lines of its own ends by itself, before what follows it in the list.
    const last = found[0].includes('\n') ? '}' : closing
    const outside = last === closing ? text.indexOf(`\n${closing}`, inside) : -1
    // Where the declaration stands in a list, its end stands as deep as its line begins.
    const indent = outside < 0 ? (/^ */.exec(text.slice(text.lastIndexOf('\n', inside - 1) + 1))?.[0] ?? '') : ''
    const end = outside < 0 ? text.indexOf(`\n${indent}${last}`, inside) : outside
    if (end < 0) throw new Error(`There is no end of "${opening}".`)
    return `${text.slice(0, end)}\n${indent}${line}${text.slice(end)}`
  }

/** Adds a line before the first line that begins so. */
export const insertingBefore =
  (beginning: string, line: string): Edit =>
  (text) => {
    const at = text.indexOf(`\n${beginning}`)
    if (at < 0) throw new Error(`There is no line that begins with "${beginning}".`)
    return `${text.slice(0, at)}\n${line}${text.slice(at)}`
  }

/**
 * Adds an entry to a list that a declaration has or gets. Migrations and calls come as lists of their own, which are
 * spread.
 *
 * @param opening How the declaration begins.
 * @param property The property that lists.
 * @param entry What is added.
 */
export const listing =
  (opening: string, property: string, entry: string): Edit =>
  (text) => {
    const start = text.indexOf(opening)
    const end = text.indexOf('\n})', start)
    if (start < 0 || end < 0) throw new Error(`There is no "${opening}" to add to.`)
    const isTable = property === 'migrations'
    const added = isTable || property === 'registrations' ? `...${entry}` : entry
    const block = text.slice(start, end)
    const declared = new RegExp(`^  ${property}: (\\[[^\\]]*\\]|\\{[^}]*\\}|[\\w.]+),$`, 'm').exec(block)
    const wrap = (entries: string) => `  ${property}: ${isTable ? `{ ${entries} }` : `[${entries}]`},`
    if (!declared) {
      if (new RegExp(`^  ${property}\\b`, 'm').test(block)) throw new Error(`"${property}" is written in another way.`)
      return `${text.slice(0, end)}\n${wrap(added)}${text.slice(end)}`
    }
    const [line, value = ''] = declared
    const before = /^[[{]/.test(value) ? value.slice(1, -1).trim().replace(/,$/, '') : `...${value}`
    return text.replace(line, () => wrap([before, added].filter(Boolean).join(', ')))
  }

/**
 * Adds a row to a table of a document.
 *
 * @param heading How the first line of the table begins.
 * @param row The row.
 */
export const rowOf =
  (heading: string, row: string): Edit =>
  (text) => {
    const start = text.indexOf(`\n${heading}`)
    const end = text.indexOf('\n\n', start)
    if (start < 0 || end < 0) throw new Error(`There is no table that begins with "${heading}".`)
    return `${text.slice(0, end)}\n${row}${text.slice(end)}`
  }

/** Several edits, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((result, edit) => edit(result), text)
