import { parseSync } from 'vite'

/** @typedef {import('./sources.mjs').Source} Source */

/**
 * Handlers of calls are written in one way, `get: (context) => getOrder(context, context.params.id)`: whoever reads one
 * has read them all, and what a handler comes to need of the context does not change how it begins.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each handler that is written in another way.
 */
export function handlerProblems(sources) {
  return sources
    .filter(({ path, text }) => /^apps\/(?:api|demo)\/src\//.test(path) && text.includes('handlers('))
    .flatMap(({ path, text }) =>
      handlersIn(parseSync(path, text).program)
        .filter(({ value }) => !isWhole(value))
        .map(({ name }) => `${path}: "${name}" must take its context whole, as (context) => ….`),
    )
}

/**
 * @param {unknown} node Of the syntax tree.
 * @returns {{ name: string, value: any }[]} Handlers that calls of `handlers(contract, { … })` bind below it.
 */
function handlersIn(node) {
  if (Array.isArray(node)) return node.flatMap(handlersIn)
  if (typeof node !== 'object' || node === null) return []
  const call = /** @type {any} */ (node)
  const bound = call.type === 'CallExpression' && call.callee.name === 'handlers' ? call.arguments[1] : undefined
  if (bound?.type !== 'ObjectExpression') return Object.values(node).flatMap(handlersIn)
  return bound.properties.map((/** @type {any} */ property) => ({
    name: property.key?.name ?? '…',
    value: property.method ? undefined : property.value,
  }))
}

/**
 * @param {any} handler
 * @returns {boolean} Whether it is a function over the context under its own name, or steps that are.
 */
function isWhole(handler) {
  if (handler?.type === 'CallExpression' && handler.callee.name === 'inSteps')
    return handler.arguments.every((/** @type {any} */ step) => beginsWithContext(step) && step.params.length <= 2)
  return beginsWithContext(handler) && handler.params.length === 1
}

/**
 * @param {any} node
 * @returns {boolean} Whether it is a function whose first parameter is the context.
 */
function beginsWithContext(node) {
  return node?.type === 'ArrowFunctionExpression' && node.params[0]?.name === 'context'
}
