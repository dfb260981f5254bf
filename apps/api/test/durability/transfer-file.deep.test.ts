import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMigrations } from '../../src/db/migrate.ts'
import { endLine, FORMAT_VERSION, headerLine, rowLine } from '../../src/db/transfer/format.ts'
import { checkExport } from '../../src/db/transfer/import.ts'
import { readExport } from '../../src/db/transfer/reader.ts'
import { createTally } from '../../src/db/transfer/rows.ts'

const migrations = Object.keys(allMigrations({}))
const columns = [
  { name: 'name', type: 'text' },
  { name: 'value', type: 'text' },
]

/** An export as it is written, with lines that are shorter and longer than what is read at once. */
const exportText = (): string => {
  const rows = Array.from({ length: 1_200 }, (_, index) => [
    `name ${index}\u2028`,
    index === 700 ? 'й'.repeat(90_000) : null,
  ])
  const lines = rows.map(rowLine)
  const tally = createTally('setting')
  for (const line of lines) tally.add(line, 1)
  const tables = [
    { name: 'counter', columns, rows: 0 },
    { name: 'setting', columns, rows: rows.length },
  ]
  return [
    headerLine({ createdAt: '2026-11-20T00:00:00.000Z', migrations, tables }),
    endLine(createTally('counter').end()),
    ...lines,
    endLine(tally.end()),
  ].join('')
}

describe('the file of an export', () => {
  let folder: string
  let file: string
  const whole = exportText()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cabinet-export-'))
    file = join(folder, 'export.gz')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const check = async (content: string | Uint8Array): Promise<unknown> => {
    await writeFile(file, typeof content === 'string' ? gzipSync(content) : content)
    return checkExport(file, {})
  }

  it('is read as it was written', async () => {
    expect(await check(whole)).toMatchObject({ version: FORMAT_VERSION, migrations })
    let text = ''
    for await (const part of readExport(file)) if (part.kind === 'rows') text += part.rows.map(rowLine).join('')
    expect(whole).toContain(text)
    expect(text.length).toBeGreaterThan(100_000)
    expect(gunzipSync(await readFile(file)).toString()).toBe(whole)
  })

  const compressed = gzipSync(whole)
  const flipped = Buffer.from(compressed)
  flipped[compressed.length - 6] = (flipped.at(-6) ?? 0) ^ 1
  const lines = whole.split('\n')

  it.each<[string, string | Uint8Array]>([
    ['is empty', Buffer.of()],
    ['lacks its last bytes', compressed.subarray(0, -1)],
    ['lacks its second half', compressed.subarray(0, compressed.length / 2)],
    ['has one wrong bit', flipped],
    ['has a changed value', whole.replace('name 3\u2028', 'name 4\u2028')],
    ['lacks a row', lines.toSpliced(5, 1).join('\n')],
    ['has a row twice', lines.toSpliced(5, 0, lines[5] ?? '').join('\n')],
    ['has rows in another order', lines.toSpliced(5, 2, lines[6] ?? '', lines[5] ?? '').join('\n')],
    ['has a row with a value too many', lines.toSpliced(5, 1, '["a","b","c"]').join('\n')],
    ['has a value that is no text', lines.toSpliced(5, 1, '["a",1]').join('\n')],
    ['lacks its last table', lines.slice(0, 2).join('\n')],
    ['lacks the end of a table', lines.toSpliced(1, 1).join('\n')],
    ['goes on after its end', `${whole}["more",null]\n`],
    ['has a line that is nothing', lines.toSpliced(5, 1, 'nothing').join('\n')],
  ])('is refused when it %s', async (_case, content) => {
    await expect(check(content)).rejects.toThrow(/export\.gz is damaged or incomplete\. Nothing was imported\.$/)
  })

  it.each<[string, string | Uint8Array]>([
    ['is not compressed', Buffer.from(whole)],
    ['holds something else', '{"name":"something else"}\n'],
    ['holds no JSON', 'create table setting;'],
  ])('is refused when it %s', async (_case, content) => {
    await expect(check(content)).rejects.toThrow(
      /export\.gz is not an export of this product\. Nothing was imported\.$/,
    )
  })

  it('is refused when its format is of another version, whatever that looks like', async () => {
    await expect(check('{"format":"cabinet-database","version":2,"parts":[]}\n')).rejects.toThrow(
      /export\.gz has format version 2; this release reads version 1\. Import it with the release that wrote it\.$/,
    )
  })

  it('is refused when its migrations are not those of this release, and tells which', async () => {
    const other = whole.replace('"0002-people"', '"0002-persons"')
    await expect(check(other)).rejects.toThrow(
      /was written by another release\. .+\n.+does not have: 0002-persons\.\n.+does not have: 0002-people\.\n/,
    )
    await expect(checkExport(file, { 'later-0001-table': { up: async () => {} } })).rejects.toThrow(
      /the file does not have: 0002-people, later-0001-table\./,
    )
  })

  it('is refused when it is not there', async () => {
    await expect(checkExport(join(folder, 'absent.gz'), {})).rejects.toThrow(/^There is no file .+absent\.gz\.$/)
  })
})
