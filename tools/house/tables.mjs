import { parseSync } from 'vite'

/** @typedef {import('./sources.mjs').Source} Source */

/** Whose the tables of the platform are; those of a module belong to its folder. */
const PLATFORM = 'the platform'

/** Calls of the query builder whose first parameter names tables. */
const naming = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'using',
  'from',
  'table',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'crossJoinLateral',
])

/** A name of a table in SQL that is written as text, with the schema before it. */
const table = String.raw`(?:"?public"?\.)?"?[a-z_]+"?`
/** Where SQL that is written as text names tables: one, or several, those before the last under other names perhaps. */
const inText = new RegExp(
  String.raw`\b(?:from|join|into|update)\s+(?<names>(?:${table}(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*)*${table})`,
  'gi',
)

/**
 * @typedef {object} Exception A file that names tables of others, because the border would cost more than it is worth.
 * @property {string} path Of the file.
 * @property {readonly string[]} tables Which tables.
 * @property {string} reason Why.
 */

/** @type {readonly Exception[]} */
const exceptions = [
  {
    path: 'apps/api/src/platform/principal.ts',
    tables: ['session', 'person', 'person_role', 'organization', 'totp_factor', 'passkey'],
    reason: 'Every call needs all of it: one query instead of five (decision 0021).',
  },
  {
    path: 'apps/api/src/platform/demo-marker.ts',
    tables: ['person'],
    reason: 'Asked before any module works: whether the database of this server is empty.',
  },
  {
    path: 'apps/demo/src/modules/dev/panel-store.ts',
    tables: ['organization', 'person', 'person_role', 'session', 'email', 'text_message', 'job'],
    reason: 'The developer panel counts everything, and searches people by the names of their organizations.',
  },
  {
    path: 'apps/demo/src/modules/dev/mailbox-store.ts',
    tables: ['email', 'text_message'],
    reason: 'The mailbox of the developer panel is a register over both outboxes.',
  },
]

/**
 * A table belongs to the module whose folder declares it; who else needs what is in it asks the port of that module. So
 * a module can be taken away, and its tables can change, with nobody else looking into them.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @param {readonly Exception[]} [allowed] Files that may name tables of others.
 * @returns {string[]} One sentence for each table that is named by somebody else, and for each exception that is not needed.
 */
export function tableProblems(sources, allowed = exceptions) {
  const code = sources.filter(({ path }) => /^apps\/(?:api|demo)\/src\//.test(path) && !path.endsWith('.test.ts'))
  const owners = ownersOf(code)
  const foreign = code
    // Migrations are history: they name what was there when they were written.
    .filter(({ path }) => !path.startsWith('apps/api/src/db/'))
    .map(({ path, text }) => ({
      path,
      tables: namedTables(path, text).filter((table) => owners.has(table) && owners.get(table) !== ownerOf(path)),
    }))
  const isAllowed = (/** @type {string} */ path, /** @type {string} */ table) =>
    allowed.some((exception) => exception.path === path && exception.tables.includes(table))
  const problems = foreign.flatMap(({ path, tables }) =>
    tables
      .filter((table) => !isAllowed(path, table))
      .map((table) => `${path} names the table ${table} of ${owners.get(table)}: ask its port or the platform for it.`),
  )
  const idle = allowed.flatMap(({ path, tables }) =>
    tables
      .filter((table) => !foreign.some((file) => file.path === path && file.tables.includes(table)))
      .map((table) => `tools/house/tables.mjs lets ${path} name the table ${table}, which it does not: remove that.`),
  )
  return [...problems, ...idle]
}

/**
 * @param {string} path
 * @returns {string} The module of the file, or the platform.
 */
function ownerOf(path) {
  const id = /^apps\/(?:api|demo)\/src\/modules\/(?<id>[^/]+)\//.exec(path)?.groups?.['id']
  return id === undefined ? PLATFORM : `the module ${id}`
}

/**
 * @param {readonly Source[]} code
 * @returns {ReadonlyMap<string, string>} The owner of each table: who adds it to the interface of all tables.
 */
function ownersOf(code) {
  return new Map(
    code.flatMap(({ path, text }) => {
      const [, body = ''] = /^\s*(?:export )?interface Tables \{([^}]*)\}/m.exec(text) ?? []
      return [...body.matchAll(/^\s*(\w+):/gm)].map(([, table = '']) => /** @type {const} */ ([table, ownerOf(path)]))
    }),
  )
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {readonly string[]} Tables that the file names in queries, each once.
 */
function namedTables(path, text) {
  const { program } = parseSync(path, text)
  const constants = constantsOf(program)
  /** @type {Set<string>} */
  const found = new Set()
  const visit = (/** @type {unknown} */ node) => {
    if (Array.isArray(node)) for (const item of node) visit(item)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type, callee, arguments: given, tag, quasi } = /** @type {Record<string, any>} */ (node)
    const called = type === 'CallExpression' && (callee.property?.name ?? callee.property?.value ?? callee.name)
    if (naming.has(called)) for (const name of literals(given[0], constants)) found.add(/^\w+/.exec(name)?.[0] ?? '')
    // SQL without gaps, `sql.raw('…')`: text as well.
    if (called === 'raw')
      for (const sql of literals(given[0], constants)) for (const table of tablesIn(sql)) found.add(table)
    if (type === 'TaggedTemplateExpression' && tag.name === 'sql')
      for (const { value } of quasi.quasis) for (const table of tablesIn(value.raw)) found.add(table)
    for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return [...found]
}

/**
 * @param {string} sql
 * @returns {readonly string[]} What stands in it where tables are named.
 */
function tablesIn(sql) {
  return [...sql.matchAll(inText)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '').split(',').map((name) => /^\s*(?:"?public"?\.)?"?(\w+)/i.exec(name)?.[1] ?? ''),
  )
}

/**
 * @param {any} program
 * @returns {ReadonlyMap<string, any>} Constants of the file, outside of its functions, by their names.
 */
function constantsOf(program) {
  /** @type {readonly any[]} */
  const statements = program.body.map((/** @type {any} */ statement) => statement.declaration ?? statement)
  return new Map(
    statements.flatMap(({ type, declarations }) =>
      type === 'VariableDeclaration'
        ? declarations.map((/** @type {any} */ { id, init }) => /** @type {const} */ ([id.name, init]))
        : [],
    ),
  )
}

/**
 * @param {any} node A parameter.
 * @param {ReadonlyMap<string, any>} constants Of the file.
 * @returns {readonly string[]} The texts in it: one, those of a list, or those of a choice.
 */
function literals(node, constants) {
  const all = (/** @type {readonly any[]} */ nodes) => nodes.flatMap((one) => literals(one, constants))
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [node.quasis[0].value.raw] : []
    case 'ArrayExpression':
      return all(node.elements)
    case 'ConditionalExpression':
      return all([node.consequent, node.alternate])
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return all([node.expression])
    case 'Identifier':
      return constants.has(node.name) ? literals(constants.get(node.name), new Map()) : []
    default:
      return []
  }
}
