import { parseSync } from 'vite'

/** @typedef {import('./sources.mjs').Source} Source */

/**
 * Beside the main button the application has two secondary ones and no third: an outline in ink, and a quiet one. The kit
 * can draw more, so that others may choose; whoever reads a page should know a button by its look.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each button of another kind.
 */
export function buttonProblems(sources) {
  return sources
    .filter(({ path, text }) => /^apps\/web\/src\/.*(?<!\.test)\.tsx$/.test(path) && text.includes('variant'))
    .flatMap(({ path, text }) => looks(parseSync(path, text).program).flatMap((look) => problemOf(path, look)))
}

/**
 * @typedef {object} Look How a button is to look.
 * @property {unknown} variant Null when it is not written out.
 * @property {unknown} tone Null when it is not written out, undefined when it is absent.
 */

/**
 * @param {string} path
 * @param {Look} look
 * @returns {string[]}
 */
function problemOf(path, { variant, tone }) {
  if (variant === null) return [`${path}: write the "variant" of a button out, so that its look can be checked.`]
  if (variant === 'outline' && tone !== 'neutral')
    return [`${path}: a button with variant "outline" is in ink: tone "neutral".`]
  if (variant === 'solid' && tone === 'neutral')
    return [`${path}: a filled button in ink is a third secondary one: use "outline" or "quiet".`]
  return []
}

/**
 * @param {unknown} node Of the syntax tree.
 * @returns {Look[]} Of the buttons below it, and of objects that are spread into buttons.
 */
function looks(node) {
  if (Array.isArray(node)) return node.flatMap(looks)
  if (typeof node !== 'object' || node === null) return []
  const { type, name, attributes, properties } = /** @type {any} */ (node)
  const below = Object.values(node).flatMap(looks)
  const isButton = type === 'JSXOpeningElement' && /Button(?:Link)?$/.test(name.name ?? '')
  if (isButton) return [...lookOf(attributes, ({ name: key }) => key?.name), ...below]
  // A "variant" in an object may be that of anything else, so only what is said by buttons counts.
  return type === 'ObjectExpression'
    ? [...lookOf(properties, ({ key }) => key?.name).filter(({ variant }) => variant === 'outline'), ...below]
    : below
}

/**
 * @param {readonly any[]} entries Attributes or properties.
 * @param {(entry: any) => unknown} keyOf
 * @returns {Look[]} Nothing when no variant is named.
 */
function lookOf(entries, keyOf) {
  const valueOf = (/** @type {string} */ key) => {
    const entry = entries.find((each) => keyOf(each) === key)
    return entry && literalOf(entry.value)
  }
  const variant = valueOf('variant')
  return variant === undefined ? [] : [{ variant, tone: valueOf('tone') }]
}

/**
 * @param {any} value
 * @returns {unknown} The text, or null when it is not written out.
 */
function literalOf(value) {
  if (value?.type === 'JSXExpressionContainer') return literalOf(value.expression)
  if (value?.type === 'TSAsExpression') return literalOf(value.expression)
  return value?.type === 'Literal' ? value.value : null
}
