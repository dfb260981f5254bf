import { attachmentNamed, fileNameIn } from '@cabinet/contract/disposition'
import { extensionOf } from '@cabinet/contract/file'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName } from '../../src/platform/files/file-name.ts'

const bytesIn = (text: string): number => Buffer.byteLength(text)
const family = '👨‍👩‍👧‍👦'

describe('names of files', () => {
  it.each([
    ['Коммерческий акт № 7.pdf', 'Коммерческий акт № 7.pdf'],
    ['合同 最终版.docx', '合同 最终版.docx'],
    ['عقد التأمين.pdf', 'عقد التأمين.pdf'],
    [`Семья ${family}.jpg`, `Семья ${family}.jpg`],
    ['نامه‌ای.pdf', 'نامه‌ای.pdf'],
    // Emails in two parts, as macOS writes them.
    ['И\u0306од.pdf', '\u0419од.pdf'],
    ['C:\\fakepath\\Акт.pdf', 'Акт.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['Счёт%22копия%22.pdf', 'Счёт"копия".pdf'],
    ['  Акт \t\n 1.pdf . ', 'Акт 1.pdf'],
    ['...скрытый.pdf', 'скрытый.pdf'],
    ['Акт.PDF', 'Акт.PDF'],
    // Looks like «фотоexe.jpg» until the mark is gone.
    ['фото\u202Egpj.exe', 'фотоgpj.exe'],
    ['Акт\u2066.pdf\u2069', 'Акт.pdf'],
    ['Акт\0.pdf', 'Акт.pdf'],
    ['А\ud800кт.pdf', 'А\ufffdкт.pdf'],
    ['.pdf', 'Файл.pdf'],
    ['', 'Файл'],
    ['..', 'Файл'],
    ['\u202E', 'Файл'],
  ])('%j is kept as %j', (given, expected) => {
    expect(cleanFileName(given)).toBe(expected)
  })

  it('that are too long lose emails, whole ones, and never the extension', () => {
    const name = cleanFileName(`${family.repeat(40)}.docx`)
    expect(bytesIn(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^(?:👨‍👩‍👧‍👦)+\.docx$/u)
    expect(cleanFileName(`${'ж'.repeat(200)}.pdf`)).toBe(`${'ж'.repeat(125)}.pdf`)
  })

  it('are safe whatever comes, and cleaning them again changes nothing', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 400 }))
    const ending = fc.constantFrom('', '.pdf', '.docx', '.', ' .pdf')
    fc.assert(
      fc.property(anything, ending, (stem, end) => {
        const name = cleanFileName(stem + end)
        expect(name).not.toMatch(/[\p{Cc}/\\\u202A-\u202E\u2066-\u2069]|^[.\s]|[.\s]$/u)
        expect(bytesIn(name)).toBeLessThanOrEqual(255)
        expect(name.length).toBeGreaterThan(0)
        expect(name.isWellFormed()).toBe(true)
        expect(cleanFileName(name)).toBe(name)
        expect(fileNameIn(attachmentNamed(name))).toBe(name)
      }),
      { seed: 20_261_120, numRuns: 1000 },
    )
  })
})

describe('the header of a download', () => {
  it.each([
    ['Полис.pdf', `attachment; filename="file.pdf"; filename*=UTF-8''%D0%9F%D0%BE%D0%BB%D0%B8%D1%81.pdf`],
    ['Act 1.pdf', `attachment; filename="Act 1.pdf"; filename*=UTF-8''Act%201.pdf`],
    [`Полис № 7 (it's).pdf`, expect.stringMatching(/^attachment; filename="7 \(it_s\)\.pdf"; .*%28it%27s%29\.pdf$/)],
    ['a"b\\c;d.pdf', expect.stringContaining('filename="a_b_c_d.pdf"')],
  ])('names %j', (name, header) => {
    expect(attachmentNamed(name)).toEqual(header)
  })

  it.each([
    [`attachment; filename="a.pdf"; filename*=UTF-8''%D0%90.pdf`, 'А.pdf'],
    [`attachment; filename*=utf-8'ru'%D0%90.pdf; filename=a.pdf`, 'А.pdf'],
    [`attachment; filename*=UTF-8''%D0.pdf; filename="plain.pdf"`, 'plain.pdf'],
    ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    ['inline', undefined],
    ['', undefined],
  ])('%j is read as %j', (header, name) => {
    expect(fileNameIn(header)).toBe(name)
  })

  it.each([
    ['Акт.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['Акт', undefined],
    ['.pdf', undefined],
    ['Акт.', undefined],
    ['a.b/c', undefined],
  ])('the extension of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })
})
