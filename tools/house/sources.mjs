import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { listFiles, readText } from './files.mjs'

/**
 * @typedef {object} Import
 * @property {string} specifier As it is written.
 * @property {string} [target] The imported file of the repository, when the specifier is relative.
 */

/**
 * @typedef {object} Source One file of code.
 * @property {string} path Relative to the repository.
 * @property {string} text What is in it.
 * @property {readonly Import[]} imports What it imports and re-exports.
 * @property {boolean} isBarrel Whether it does nothing but pass on what other files export.
 */

const code = /\.[mc]?[jt]sx?$/

/**
 * Parses every file of code in the repository.
 *
 * @param {string} base The repository.
 * @returns {readonly Source[]} In the order of their paths.
 */
export function readSources(base) {
  return listFiles(base)
    .filter((path) => code.test(path))
    .map((path) => readSource(base, path, readText(base, path)))
}

/**
 * Parses one file.
 *
 * @param {string} base The repository; imports are resolved against what lies in it.
 * @param {string} path Of the file, relative to the repository.
 * @param {string} text What is in it.
 * @returns {Source} What the rules of the house look at.
 */
export function readSource(base, path, text) {
  const { program, module, comments } = parseSync(path, text)
  const fromImports = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const [, specifier] = /^['"`](.+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return specifier && !specifier.includes('${') ? [specifier] : []
  })
  // Seldom enough that the tree is walked only where the text speaks of one.
  const hidden = hiddenImport.test(text) ? hiddenImportsOf(program) : []
  return {
    path,
    text,
    imports: [...fromImports, ...reExports, ...dynamic, ...hidden, ...comments.flatMap(typesOf)].map((specifier) => {
      const target = resolve(base, path, specifier)
      return target === undefined ? { specifier } : { specifier, target }
    }),
    isBarrel:
      program.body.length > 0 &&
      program.body.every(
        (statement) =>
          statement.type === 'ExportAllDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
      ),
  }
}

const hiddenImport =
  /\bimport\.meta\.(?:glob|resolve)\b|\bnew URL\(|\bdeclare module\b|(?<!await )(?<!=> )\bimport\(|\brequire\(/

/** `import('./a.ts').A`, or the tag `@import { A } from './a.ts'`. */
const typeInComment = /(?:\bimport\(|@import\s[^'"]*\bfrom)\s*['"]([^'"]+)['"]/g

/**
 * Imports that are no statement: a type that is named in place, the files of a pattern, a module that is added to, what
 * CommonJS asks for, and code whose address is asked for, to be started or read.
 *
 * @param {unknown} node Of the syntax tree.
 * @returns {string[]} What is imported below it.
 */
function hiddenImportsOf(node) {
  if (Array.isArray(node)) return node.flatMap(hiddenImportsOf)
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(hiddenImportsOf)
  const { type, source, id, callee, arguments: given } = /** @type {any} */ (node)
  if (type === 'TSImportType') return [...textsOf(source), ...below]
  if (type === 'TSModuleDeclaration') return [...textsOf(id), ...below]
  if (type === 'CallExpression' && callee.name === 'require') return [...textsOf(given[0]), ...below]
  const isMeta = callee?.object?.type === 'MetaProperty'
  if (type === 'CallExpression' && isMeta && callee.property.name === 'glob') return [...textsOf(given[0]), ...below]
  const isAddress =
    type === 'NewExpression' ? callee.name === 'URL' && given[1]?.object?.type === 'MetaProperty' : isMeta
  // A folder, a page, a picture: whoever asks for it reads a file, and imports nothing.
  return isAddress ? [...textsOf(given[0]).filter((specifier) => code.test(specifier)), ...below] : below
}

/**
 * @param {{ readonly type: string, readonly value: string }} comment
 * @returns {string[]} Modules of the types that a comment of documentation names.
 */
function typesOf({ type, value }) {
  if (type !== 'Block' || !value.startsWith('*')) return []
  return [...value.matchAll(typeInComment)].map(([, specifier = '']) => specifier)
}

/**
 * @param {any} node A text, or a list of them.
 * @returns {string[]} Without patterns of what is left out.
 */
function textsOf(node) {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(textsOf)
  return typeof node?.value === 'string' && !node.value.startsWith('!') ? [node.value] : []
}

/**
 * @param {string} base
 * @param {string} path
 * @param {string} specifier
 * @returns {string | undefined}
 */
function resolve(base, path, specifier) {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(dirname(path), specifier.replace(/\?.*$/, ''))
  // Sources carry their extension; an import that means the emitted file is the source beside it.
  const candidates = [target, target.replace(/\.([mc]?)js(x?)$/, '.$1ts$2')]
  return candidates.find((candidate) => existsSync(join(base, candidate))) ?? target
}
