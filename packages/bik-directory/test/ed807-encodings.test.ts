import { describe, expect, test } from 'vitest'
import { createDirectory } from '../src/directory.ts'
import { readEd807 } from '../src/ed807.ts'
import { fromCp1251 } from '../src/internal/cp1251.ts'

const name = 'Банк «Ёлка» — Югра №1'
const body = `<ED807 xmlns="urn:cbr-ru:ed:v2.0" EDDate="2026-11-19" InfoTypeCode="FIRR" BusinessDay="2026-11-20"><BICDirectoryEntry BIC="044525001"><ParticipantInfo NameP="${name}"/></BICDirectoryEntry></ED807>`

const letters = fromCp1251(Uint8Array.from({ length: 256 }, (_, code) => code))
const cp1251 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letters.indexOf(letter))
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string, isBig: boolean): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
const marked = (mark: readonly number[], bytes: Uint8Array): Uint8Array => Uint8Array.from([...mark, ...bytes])
const nameIn = async (content: Parameters<typeof readEd807>[0]): Promise<string | undefined> => {
  const { data } = readEd807(content)
  return data && (await createDirectory(data).getBank('044525001'))?.name
}

const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>${body}`

describe('the encoding of a file of the Bank of Russia', () => {
  test.each<readonly [what: string, content: Uint8Array]>([
    ['Windows-1251 as declared', cp1251(declared('WINDOWS-1251'))],
    ['Windows-1251 by another name', cp1251(declared('cp1251'))],
    ['Windows-1251 without a declaration', cp1251(body)],
    ['Windows-1251 with a declaration that is not true', cp1251(declared('UTF-8'))],
    ['UTF-8 as declared', utf8(declared('UTF-8'))],
    [
      'UTF-8 by a name in lower case, in single quotes, with spaces',
      utf8(`<?xml  version = '1.0'\n encoding = 'utf-8' standalone='yes' ?>${body}`),
    ],
    ['UTF-8 without a declaration', utf8(body)],
    ['UTF-8 with a declaration that names no encoding', utf8(`<?xml version="1.0"?>${body}`)],
    ['UTF-8 with a declaration of something unknown', utf8(declared('x-something'))],
    [
      'UTF-8 with a mark, which is believed before the declaration',
      marked([0xef, 0xbb, 0xbf], utf8(declared('windows-1251'))),
    ],
    ['UTF-8 with a mark alone', marked([0xef, 0xbb, 0xbf], utf8(body))],
    ['UTF-16 with a mark, the lower byte first', marked([0xff, 0xfe], utf16(declared('UTF-16'), false))],
    ['UTF-16 with a mark, the higher byte first', marked([0xfe, 0xff], utf16(declared('UTF-16'), true))],
    [
      'Windows-1251 beside a comment about another one',
      cp1251(`<?xml version="1.0" encoding="windows-1251"?><!-- encoding="utf-8" -->${body}`),
    ],
    ['UTF-8 beside a comment about another one', utf8(`<!-- <?xml version="1.0" encoding="windows-1251"?> -->${body}`)],
  ])('%s', async (_, content) => {
    expect(await nameIn(content)).toBe(name)
    // The same in a buffer, and in a part of a greater one.
    expect(await nameIn(content.slice().buffer)).toBe(name)
    expect(await nameIn(marked([1, 2, 3], content).subarray(3))).toBe(name)
  })

  test.each<readonly [what: string, bytes: readonly number[]]>([
    ['half a character', [0xd0]],
    ['a character that goes on with a letter', [0xd0, 0x41]],
    ['a second half alone', [0xb9]],
    ['a character in too many bytes', [0xc1, 0x81]],
    ['the same of three bytes', [0xe0, 0x81, 0x81]],
    ['half a pair', [0xed, 0xa0, 0x80]],
    ['a code beyond the last one', [0xf4, 0x90, 0x80, 0x80]],
    ['a byte that no character begins with', [0xff]],
  ])('bytes that are no UTF-8 are not read as such: %s', async (_, bytes) => {
    const [head = '', tail = ''] = body.split(name)
    const content = Uint8Array.from([...utf8(head), ...bytes, ...utf8(tail)])
    expect(await nameIn(content)).toBe(fromCp1251(Uint8Array.from(bytes)))
  })

  test('characters of every length are read', async () => {
    const [head = '', tail = ''] = body.split(name)
    for (const text of [
      'A',
      '\u007f',
      '\u0080',
      '\u07ff',
      '\u0800',
      '\ud7ff',
      '\ue000',
      '\uffff',
      '\u{10000}',
      '\u{10ffff}',
    ])
      expect(await nameIn(utf8(`${head}${text}${tail}`))).toBe(text)
  })

  test('what is no file at all gives its reason, and a buffer that was given away too', () => {
    const gone = utf8(body).slice().buffer
    structuredClone(gone, { transfer: [gone] })
    for (const content of [gone, new ArrayBuffer(0), new Uint8Array(), {}, null, [60], { byteLength: 9 }])
      expect(readEd807(content as never)).toEqual({ ok: false, problem: 'noEd807' })
  })
})
