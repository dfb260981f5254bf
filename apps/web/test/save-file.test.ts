import { afterEach, describe, expect, test, vi } from 'vitest'
import { saveFile } from '../src/shared/files/save-file.ts'

/** The least of a page that saving needs. */
const stubPage = () => {
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
  const error = vi.spyOn(console, 'error').mockReturnValue()
  return { link, made, error }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('saving a file', () => {
  test.each([
    ['Полис № 7.pdf', 'application/pdf'],
    ['Снимок.HEIC', 'image/heic'],
    ['Реестр.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['Архив.zip', 'application/zip'],
    ['Запись.mp4', 'video/mp4'],
    // What the table does not know keeps the type that it came with.
    ['Логотип.svg', 'text/plain'],
  ])('%s goes under its own name, as %s', (name, type) => {
    const { link, made, error } = stubPage()
    saveFile(new File(['content'], name, { type: 'text/plain' }))
    expect(link).toMatchObject({ href: 'blob:made', download: name })
    expect(link.click).toHaveBeenCalledTimes(1)
    expect(made).toHaveBeenCalledWith(expect.objectContaining({ type }))
    expect(error).not.toHaveBeenCalled()
  })

  test.each(['Полис', '', '.pdf', 'Полис.'])('%j has no extension: that is only logged', (name) => {
    const { link, made, error } = stubPage()
    saveFile(new File(['content'], name))
    expect(error).toHaveBeenCalledWith('A file without an extension cannot be saved')
    expect(made).not.toHaveBeenCalled()
    expect(link.click).not.toHaveBeenCalled()
  })
})
