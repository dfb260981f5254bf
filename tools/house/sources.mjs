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
  const { program, module } = parseSync(path, text)
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
    imports: [...fromImports, ...reExports, ...dynamic, ...hidden].map((specifier) => {
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

const hiddenImport = /\bimport\.meta\.glob\b|\bdeclare module\b|(?<!await )(?<!=> )\bimport\(|\brequire\(/

/**
 * Imports that are no statement: a type that is named in place, the files of a pattern, a module that is added to, and
 * what CommonJS asks for.
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
  const isGlob = type === 'CallExpression' && callee.property?.name === 'glob' && callee.object?.type === 'MetaProperty'
  return isGlob ? [...textsOf(given[0]), ...below] : below
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
