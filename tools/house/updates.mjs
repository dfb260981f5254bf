import { parseSync } from 'vite'

/** @typedef {import('./sources.mjs').Source} Source */

/** Types under which a value of any columns passes as an update. */
const loose =
  /^:?\s*(?:Readonly<)?(?:object|any|unknown|never|\{\s*\}|\{\s*(?:readonly )?\[|(?:Partial)?Record<string\b)/

/**
 * The type of a status column takes its updates from a machine alone (decision 0018). It guards only what is written
 * under its own type: so the values of an update are spelled out, without a type that they are given and without names
 * that are only known when the query runs.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each file with an update whose columns cannot be told.
 */
export function updateProblems(sources) {
  return sources
    .filter(({ path, text }) => /^apps\/(?:api|demo)\/src\//.test(path) && /\.(?:set|doUpdateSet)\(/.test(text))
    .filter(({ path, text }) => {
      const { program } = parseSync(path, text)
      const nodes = below(program)
      return nodes.some(
        (node) =>
          isUpdate(node) &&
          node.arguments.some((/** @type {any} */ value) => isLoose(value, { nodes, text, seen: new Set() })),
      )
    })
    .map(
      ({ path }) =>
        `${path} updates columns that the compiler cannot see: name them in the update, without "as" and without [names].`,
    )
}

/**
 * @param {any} node
 * @returns {boolean} Whether it is what an update writes. A map is set with a key, an update by its column or without.
 */
function isUpdate({ type, callee, arguments: given }) {
  const called = type === 'CallExpression' && callee.property?.name
  if (called === 'doUpdateSet') return true
  return called === 'set' && (given.length === 1 || below(callee).some((node) => node.property?.name === 'updateTable'))
}

/**
 * @typedef {object} File
 * @property {readonly any[]} nodes All of its syntax tree.
 * @property {string} text
 * @property {Set<string>} seen Names that have been looked at.
 */

/**
 * @param {any} node What an update writes, or a part of it.
 * @param {File} file Where.
 * @returns {boolean} Whether it may hold other columns than its type says.
 */
function isLoose(node, file) {
  const any = (/** @type {readonly any[]} */ nodes) => nodes.some((one) => isLoose(one, file))
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return node.typeAnnotation.typeName?.name !== 'const' || isLoose(node.expression, file)
    case 'ObjectExpression':
      return node.properties.some((/** @type {any} */ property) =>
        property.type === 'SpreadElement'
          ? isLoose(property.argument, file)
          : (property.computed && property.key.type !== 'Literal') || isForced(property.value, file),
      )
    case 'ArrowFunctionExpression':
      return node.expression
        ? isLoose(node.body, file)
        : any(below(node.body).flatMap(({ type, argument }) => (type === 'ReturnStatement' ? [argument] : [])))
    case 'ConditionalExpression':
      return any([node.consequent, node.alternate])
    case 'LogicalExpression':
      return any([node.left, node.right])
    case 'ParenthesizedExpression':
      return isLoose(node.expression, file)
    case 'CallExpression':
      return ['Object', 'JSON'].includes(node.callee.object?.name)
    case 'Identifier':
      return isDeclaredLoose(node.name, file)
    default:
      return isForced(node, file)
  }
}

/**
 * @param {any} value Of one column.
 * @param {File} file
 * @returns {boolean} Whether a part of it is said to be of a type that fits everything.
 */
function isForced(value, { text }) {
  return below(value).some(
    ({ type, typeAnnotation }) =>
      type === 'TSAsExpression' &&
      /^(?:never|any|unknown)\b/.test(text.slice(typeAnnotation.start, typeAnnotation.end)),
  )
}

/**
 * @param {string} name
 * @param {File} file
 * @returns {boolean} Whether a variable or a parameter of this name may hold any columns.
 */
function isDeclaredLoose(name, file) {
  if (file.seen.has(name)) return false
  file.seen.add(name)
  const isSaid = (/** @type {any} */ said) => Boolean(said) && loose.test(file.text.slice(said.start, said.end))
  return file.nodes.some(({ type, id, init, key, params, typeAnnotation }) => {
    // A member of the object that a parameter takes apart.
    if (type === 'TSPropertySignature') return key.name === name && isSaid(typeAnnotation)
    const declared = type === 'VariableDeclarator' ? [id] : Array.isArray(params) ? params : []
    const named = declared.filter((/** @type {any} */ one) => one?.type === 'Identifier' && one.name === name)
    return named.some((/** @type {any} */ one) => isSaid(one.typeAnnotation) || isLoose(init, file))
  })
}

/**
 * @param {unknown} node Of the syntax tree.
 * @returns {any[]} It and everything below it.
 */
function below(node) {
  if (Array.isArray(node)) return node.flatMap(below)
  if (typeof node !== 'object' || node === null) return []
  const children = Object.values(node).flatMap(below)
  return 'type' in node ? [node, ...children] : children
}
