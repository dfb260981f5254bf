/** What a project of somebody else does with the package, as a module and as CommonJS. */
export const program = {
  module: `import { inn, message, rules } from '@cabinet/validators'
import { check } from '@cabinet/validators/settlement-account'
import { likelyWrongDigits } from '@cabinet/validators/likely-wrong'
import { detailedRu } from '@cabinet/validators/messages/detailed-ru'
import { inn as rule } from '@cabinet/validators/rules/inn'
const issue = rule('7707083894')
console.log(JSON.stringify([inn.check('7707083893') ?? null, check('40702810938000000002', '044525225'), issue && message(issue, 'en'), rules.required('')?.code, Object.keys(detailedRu).length > 40, inn.parse('за товар, ИНН 7707\u200b 083–893').value, likelyWrongDigits('500100732295', inn.check)[0]?.value]))
`,
  commonjs: `const { inn, message, rules } = require('@cabinet/validators')
const { check } = require('@cabinet/validators/settlement-account')
const { likelyWrongDigits } = require('@cabinet/validators/likely-wrong')
const { detailedRu } = require('@cabinet/validators/messages/detailed-ru')
const { inn: rule } = require('@cabinet/validators/rules/inn')
const issue = rule('7707083894')
console.log(JSON.stringify([inn.check('7707083893') ?? null, check('40702810938000000002', '044525225'), issue && message(issue, 'en'), rules.required('')?.code, Object.keys(detailedRu).length > 40, inn.parse('за товар, ИНН 7707\u200b 083–893').value, likelyWrongDigits('500100732295', inn.check)[0]?.value]))
`,
} as const

/** What both programs print. */
export const printed = '[null,"checksum","Incorrect INN check digit","empty",true,"7707083893","500100732259"]'

/** A typed program: it compiles only where the types of the package are found, and are right. */
export const typed = `import { inn, type Parsed } from '@cabinet/validators'
import { check, type Code } from '@cabinet/validators/inn'
import { required } from '@cabinet/validators/rules'
import { min } from '@cabinet/validators/rules/min'
import { inRussian } from '@cabinet/validators/messages/ru'
const code: Code | undefined = check('7707083894')
const read: Parsed<inn.Inn, 'inn'> = inn.parse('7707083893')
const issue = min(8)('short') ?? required('')
// @ts-expect-error a number is no code
const wrong: number = check('7707083894')
export const results: readonly unknown[] = [code, read, issue && inRussian(issue), wrong]
`

/** Options of every compilation; the declarations of the package are checked as well. */
export const strictly = { noEmit: true, strict: true, exactOptionalPropertyTypes: true, target: 'es2022', types: [] }

/** How projects compile: the file that decides what kind of module it is, and the options. */
export const compilations = [
  { name: 'node16, CommonJS', file: 'index.cts', module: 'node16', resolution: 'node16' },
  { name: 'node16, ES modules', file: 'index.mts', module: 'node16', resolution: 'node16' },
  { name: 'nodenext, CommonJS', file: 'index.cts', module: 'nodenext', resolution: 'nodenext' },
  { name: 'nodenext, ES modules', file: 'index.mts', module: 'nodenext', resolution: 'nodenext' },
  { name: 'bundler', file: 'index.ts', module: 'esnext', resolution: 'bundler' },
] as const
