import { fromCp1251 } from './cp1251.ts'

/** The least code that one, two or three bytes after the first may write; a lesser one is written in fewer bytes. */
const least = [0, 0x80, 0x800, 0x1_0000]

/**
 * Text of bytes in UTF-8, or nothing where they are none: half a character, one written in too many bytes, half a pair.
 * Without `TextDecoder`, which the language itself does not have.
 */
const fromUtf8 = (bytes: Uint8Array): string | undefined => {
  let text = ''
  for (let place = 0; place < bytes.length;) {
    const lead = bytes[place++] as number
    const more = lead < 0x80 ? 0 : lead < 0xc0 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf8 ? 3 : -1
    if (more < 0 || place + more > bytes.length) return undefined
    let code = more === 0 ? lead : lead & (63 >> more)
    for (let count = 0; count < more; count++) {
      const next = bytes[place++] as number
      if ((next & 0xc0) !== 0x80) return undefined
      code = (code << 6) | (next & 63)
    }
    if (code < (least[more] as number) || code > 0x10_ffff || (code > 0xd7ff && code < 0xe000)) return undefined
    text += String.fromCodePoint(code)
  }
  return text
}

const fromUtf16 = (bytes: Uint8Array, isBig: boolean): string => {
  let text = ''
  for (let place = 0; place + 1 < bytes.length; place += 2) {
    const [one, two] = [bytes[place] as number, bytes[place + 1] as number]
    text += String.fromCharCode(isBig ? one * 256 + two : two * 256 + one)
  }
  return text
}

// The declaration as the grammar of XML has it (productions 23, 24, 80 and 81): at the very beginning, the version first.
const declaration =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d+"|'1\.\d+')[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([a-z][\w.-]*)"|'([a-z][\w.-]*)')/i

/**
 * The text of an XML file. A byte order mark is believed first, then the declaration; a file without either, or with one
 * that is not true, is UTF-8 if it can be, and Windows-1251, in which the Bank of Russia writes, if not.
 */
export const xmlText = (bytes: Uint8Array): string => {
  const [one, two, three] = bytes
  if (one === 0xff && two === 0xfe) return fromUtf16(bytes.subarray(2), false)
  if (one === 0xfe && two === 0xff) return fromUtf16(bytes.subarray(2), true)
  const isMarked = one === 0xef && two === 0xbb && three === 0xbf
  const content = isMarked ? bytes.subarray(3) : bytes
  const [, double, single] = declaration.exec(fromCp1251(content.subarray(0, 256))) ?? []
  const isCp1251 = !isMarked && /^(?:windows-?1251|cp-?1251)$/i.test(double ?? single ?? '')
  return (isCp1251 ? undefined : fromUtf8(content)) ?? fromCp1251(content)
}
