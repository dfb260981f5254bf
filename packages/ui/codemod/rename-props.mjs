// The names of 1.0: props that were called otherwise before. Understands what stands between `<Name` and its `>`, which
// is all that renaming a prop needs; so the codemod needs no parser, and nothing to install.

/**
 * New names by component and old name. @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const renames = {
  Checkbox: { value: 'isSelected', defaultValue: 'defaultSelected' },
  CheckboxGroup: { choices: 'items' },
  ComboBox: { choices: 'items', initialChoice: 'initialItem' },
  MultiSelect: { choices: 'items', initialChoices: 'initialItems' },
  RadioGroup: { choices: 'items' },
  SegmentedControl: { segments: 'items' },
  Select: { choices: 'items' },
  Switch: { value: 'isSelected', defaultValue: 'defaultSelected' },
}

/**
 * @typedef {object} Found
 * @property {number} line From one on.
 * @property {string} message What has to be looked at by a person.
 */

/** Past a string, a template or a comment that begins here; or the same place. */
const pastQuiet = (/** @type {string} */ code, /** @type {number} */ at) => {
  const two = code.slice(at, at + 2)
  if (two === '//') return lineEnd(code, at)
  if (two === '/*') return after(code, '*/', at + 2)
  const quote = code[at]
  if (quote === '`') return pastTemplate(code, at + 1)
  if (quote !== '"' && quote !== "'") return at
  for (let index = at + 1; index < code.length; index += 1) {
    if (code[index] === '\\') index += 1
    else if (code[index] === quote) return index + 1
    // An apostrophe of a text between tags: strings end in their line.
    else if (code[index] === '\n') return at + 1
  }
  return at + 1
}

const lineEnd = (/** @type {string} */ code, /** @type {number} */ at) => {
  const end = code.indexOf('\n', at)
  return end < 0 ? code.length : end
}

const after = (/** @type {string} */ code, /** @type {string} */ text, /** @type {number} */ at) => {
  const found = code.indexOf(text, at)
  return found < 0 ? code.length : found + text.length
}

/** @returns {number} Past the end of a template whose text begins here. */
const pastTemplate = (/** @type {string} */ code, /** @type {number} */ at) => {
  for (let index = at; index < code.length; index += 1) {
    if (code[index] === '\\') index += 1
    else if (code[index] === '`') return index + 1
    else if (code.startsWith('${', index)) index = pastBraces(code, index + 1) - 1
  }
  return code.length
}

/** @returns {number} Past the brace that closes the one that stands here. */
const pastBraces = (/** @type {string} */ code, /** @type {number} */ at) => {
  let depth = 0
  for (let index = at; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1
    else if (code[index] === '}') {
      depth -= 1
      if (depth === 0) return index + 1
    } else {
      const next = pastQuiet(code, index)
      if (next > index) index = next - 1
    }
  }
  return code.length
}

/** @returns {number} Past the type arguments that begin here, or the same place. */
const pastTypes = (/** @type {string} */ code, /** @type {number} */ at) => {
  if (code[at] !== '<') return at
  let depth = 0
  for (let index = at; index < code.length; index += 1) {
    if (code[index] === '<') depth += 1
    else if (code[index] === '>' && code[index - 1] !== '=') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return code.length
}

const pastSpace = (/** @type {string} */ code, /** @type {number} */ at) => {
  let index = at
  for (;;) {
    while (/\s/.test(code[index] ?? '')) index += 1
    if (code[index] !== '/' || (code[index + 1] !== '/' && code[index + 1] !== '*')) return index
    index = pastQuiet(code, index)
  }
}

/**
 * The attributes of the tag whose name ends here.
 *
 * @returns {{ attributes: { name: string, at: number }[], hasSpread: boolean }}
 */
const readTag = (/** @type {string} */ code, /** @type {number} */ nameEnd) => {
  /** @type {{ name: string, at: number }[]} */
  const attributes = []
  let hasSpread = false
  let index = pastTypes(code, nameEnd)
  for (;;) {
    index = pastSpace(code, index)
    if (code[index] === '{') {
      hasSpread = true
      index = pastBraces(code, index)
      continue
    }
    const name = /^[\w$:-]+/.exec(code.slice(index, index + 200))?.[0]
    if (name === undefined) return { attributes, hasSpread }
    attributes.push({ name, at: index })
    index = pastSpace(code, index + name.length)
    if (code[index] !== '=') continue
    index = pastSpace(code, index + 1)
    index = code[index] === '{' ? pastBraces(code, index) : Math.max(pastQuiet(code, index), index + 1)
  }
}

const imports = /import\s+(?:type\s+)?(?:\{([^}]*)\}|\*\s+as\s+(\w+))\s+from\s+(['"])([^'"]+)\3/g

/**
 * The components of the library by the names that a module has for them.
 *
 * @returns {Map<string, string>}
 */
const componentsOf = (/** @type {string} */ code, /** @type {(from: string) => boolean} */ isLibrary) => {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const [, list = '', all, , from = ''] of code.matchAll(imports)) {
    if (!isLibrary(from)) continue
    if (all !== undefined) for (const name of Object.keys(renames)) found.set(`${all}.${name}`, name)
    for (const entry of list.split(',')) {
      const [name = '', local = name] = entry
        .replace('type ', '')
        .trim()
        .split(/\s+as\s+/)
      if (Object.hasOwn(renames, name)) found.set(local, name)
    }
  }
  return found
}

/** Whether a module is the library. */
export const isOurs = (/** @type {string} */ from) => /^@cabinet\/ui(?:\/[\w-]+)?$/.test(from)

/**
 * Writes the new names of props in a module.
 *
 * @param {string} code
 * @param {(from: string) => boolean} [isLibrary] Which modules are imported for the components of the library: those of
 *   the package itself, unless somebody passes them on.
 * @returns {{ code: string, count: number, left: Found[] }} What it became, how many props have another name, and what a
 *   person has to look at.
 */
export const renameProps = (code, isLibrary = isOurs) => {
  const components = componentsOf(code, isLibrary)
  /** @type {{ at: number, old: string, name: string }[]} */
  const edits = []
  /** @type {Found[]} */
  const left = []
  const look = (/** @type {number} */ at, /** @type {string} */ message) =>
    left.push({ line: code.slice(0, at).split('\n').length, message })
  for (const [local, component] of components) {
    const names = renames[component] ?? {}
    const escaped = local.replaceAll('.', String.raw`\.`).replaceAll('$', String.raw`\$`)
    for (const { index } of code.matchAll(new RegExp(`<${escaped}(?=[\\s/><])`, 'g'))) {
      const { attributes, hasSpread } = readTag(code, index + 1 + local.length)
      for (const { name: old, at } of attributes) {
        const name = Object.hasOwn(names, old) ? names[old] : undefined
        if (name === undefined) continue
        if (attributes.some((other) => other.name === name)) look(at, `<${local}> has both "${old}" and "${name}"`)
        else edits.push({ at, old, name })
      }
      const spread = Object.keys(names).filter((old) => new RegExp(String.raw`\b${old}\s*[:,}]`).test(code))
      if (hasSpread && spread.length > 0) look(index, `<${local}> is given an object: does it have ${list(spread)}?`)
    }
    for (const { index } of code.matchAll(new RegExp(`(?:createElement|\\bh|\\bjsxs?)\\(\\s*${escaped}\\b`, 'g')))
      look(index, `${local} is made without JSX: does it have ${list(Object.keys(names))}?`)
  }
  let result = code
  for (const { at, old, name } of edits.toSorted((one, two) => two.at - one.at))
    result = result.slice(0, at) + name + result.slice(at + old.length)
  return { code: result, count: edits.length, left: left.toSorted((one, two) => one.line - two.line) }
}

const list = (/** @type {readonly string[]} */ names) => names.map((name) => `"${name}"`).join(' or ')
