import { MAX_NAME_BYTES } from '@cabinet/contract/file'

/**
 * What no name may hold: control characters, separators of lines, and the marks that turn the direction of writing,
 * which make `gpj.exe` look like `exe.jpg`. Joiners stay: emoji and Persian need them.
 */
const HARMFUL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu

const NAMELESS = 'Файл'

const bytesIn = (text: string): number => Buffer.byteLength(text)

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** The beginning of a text that fits, cut between emails as people see them. */
const fitting = (text: string, bytes: number): string => {
  let fitted = ''
  let used = 0
  for (const { segment } of graphemes.segment(text)) {
    used += bytesIn(segment)
    if (used > bytes) break
    fitted += segment
  }
  return fitted
}

/**
 * The name of an upload as it is kept and shown: any script, no folder, nothing invisible, no longer than file systems
 * take. The extension stays.
 */
export const cleanFileName = (given: string): string => {
  // Browsers write a quotation mark in a form this way.
  const unquoted = given.toWellFormed().replaceAll('%22', '"')
  const own = unquoted.split(/[/\\]/).at(-1) ?? ''
  const visible = own
    .replaceAll(HARMFUL, '')
    .replaceAll(/\s+/gu, ' ')
    .normalize('NFC')
    .trim()
    .replace(/[. ]+$/, '')
  const [, stem = '', extension = ''] = /^(.*?)(\.[^. ]+)?$/su.exec(visible) ?? []
  const tail = fitting(extension, 32)
  return `${fitting(stem.replace(/^\.+/, ''), MAX_NAME_BYTES - bytesIn(tail)).trim() || NAMELESS}${tail}`
}
