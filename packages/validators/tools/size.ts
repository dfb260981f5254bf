import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** Bytes of a bundle: as it is, and compressed in the two ways in which servers send it. */
export interface Size {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

/**
 * Bundles a module with a production build of Vite and weighs the result.
 *
 * @param folder - the built package; `@cabinet/validators/…` in the code means its files
 * @param code - the module; what it exports is what is used
 */
export const sizeOf = async (folder: string, code: string): Promise<Size> => {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) =>
          id === '\0entry' ? code.replaceAll('@cabinet/validators/', `${join(folder, 'dist')}/`) : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput
  const bytes = Buffer.from(output.output[0].code.trim())
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  }
}

const identifiers = [
  'inn',
  'person-inn',
  'organization-inn',
  'ogrn',
  'organization-ogrn',
  'entrepreneur-ogrn',
  'kpp',
  'bik',
  'correspondent-account',
  'settlement-account',
  'mobile-phone',
  'password',
  'snils',
  'okpo',
  'okved',
  'postal-code',
  'passport',
  'department-code',
  'email',
  'oktmo',
  'okato',
  'card',
  'iban',
  'swift',
  'cadastral-number',
  'oms',
  'kbk',
  'uin',
  'vin',
  'vehicle-plate',
  'driver-licence',
  'foreign-passport',
  'international-email',
]

/** The same function of all identifiers that have it. */
const ofAll = (what: 'check' | 'parse' | 'schema'): string =>
  identifiers
    .filter((name) => what !== 'parse' || name !== 'password')
    .map((name) => `export { ${what} as ${name.replaceAll('-', '')} } from '@cabinet/validators/${name}.js'`)
    .join('\n')

const formRules = readdirSync(join(import.meta.dirname, '../src/rules'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index' && !identifiers.includes(name))

/** What is weighed, and the most that it may weigh. The unit stands in the limit. */
export const gates: readonly {
  readonly name: string
  readonly code: string
  readonly limit: Partial<Size>
}[] = [
  { name: 'inn.check', code: "export { check } from '@cabinet/validators/inn.js'", limit: { gzip: 300 } },
  {
    name: 'inn.check through the root',
    code: "import { inn } from '@cabinet/validators/index.js'\nexport const check = (value) => inn.check(value)",
    limit: { gzip: 330 },
  },
  { name: 'ogrn.check', code: "export { check } from '@cabinet/validators/ogrn.js'", limit: { gzip: 380 } },
  {
    name: 'settlementAccount.check',
    code: "export { check } from '@cabinet/validators/settlement-account.js'",
    limit: { gzip: 500 },
  },
  {
    name: 'all identifiers, check',
    code: ofAll('check'),
    limit: { brotli: 4400 },
  },
  {
    name: 'all form rules but the identifiers',
    code: formRules.map((name) => `export * from '@cabinet/validators/rules/${name}.js'`).join('\n'),
    limit: { brotli: 2500 },
  },
  {
    name: 'all form rules with all identifiers',
    code: "export * from '@cabinet/validators/rules/index.js'",
    limit: { brotli: 6900 },
  },
  { name: 'Russian texts', code: "export { ru } from '@cabinet/validators/messages/ru.js'", limit: { brotli: 1900 } },
  {
    name: 'texts of both languages',
    code: "export { message } from '@cabinet/validators/messages/index.js'",
    limit: { brotli: 3000 },
  },
  { name: 'inn.parse', code: "export { parse } from '@cabinet/validators/inn.js'", limit: { gzip: 1236 } },
  { name: 'inn.schema', code: "export { schema } from '@cabinet/validators/inn.js'", limit: { gzip: 1792 } },
  { name: 'all identifiers, parse', code: ofAll('parse'), limit: { brotli: 7255 } },
  { name: 'all identifiers, schema', code: ofAll('schema'), limit: { brotli: 9740 } },
  {
    name: 'react-final-form adapter',
    code: "export { fieldValidator } from '@cabinet/validators/adapters/react-final-form.js'",
    limit: { brotli: 200 },
  },
]
