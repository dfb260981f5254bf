import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentTypes, type FileExtension } from '@cabinet/contract/file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectContent } from '../../src/platform/files/content.ts'
import { containerOf, contents, heic, jpeg, png, program, zipOf } from '../support/sample-files.ts'

const extensions = Object.keys(contentTypes) as FileExtension[]

describe('what a file is', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cabinet-content-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const inspect = async (name: string, content: Buffer) => {
    const path = join(folder, 'file')
    await writeFile(path, content)
    return inspectContent(name, path)
  }

  it.each(extensions)('.%s is taken with a content of its own, in capitals too', async (extension) => {
    const contentType = contentTypes[extension]
    expect(await inspect(`Акт.${extension}`, contents[extension])).toMatchObject({ contentType })
    expect(await inspect(`АКТ.${extension.toUpperCase()}`, contents[extension])).toMatchObject({ contentType })
  })

  it.each(extensions)('.%s is not taken with the content of a program, of text, or with none', async (extension) => {
    for (const content of [
      program,
      Buffer.from('#!/bin/sh\nrm -rf /\n'),
      Buffer.from('<html><script>'),
      Buffer.alloc(0),
    ])
      expect(await inspect(`Акт.${extension}`, content)).toBeUndefined()
  })

  it.each([
    ['a line break', '\r\n'],
    ['spaces', '   \t '],
    ['a mark of order', '\uFEFF'],
    ['a printer header', '\u001B%-12345X@PJL JOB NAME="Акт"\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['commands of PostScript', '%!PS-Adobe-3.0\n'],
    ['the header of a letter', `Content-Type: application/pdf\r\n\r\n`],
    ['as much as readers skip', ' '.repeat(1024 - '%PDF-'.length)],
  ])('.pdf and .zip may begin with %s', async (_, before) => {
    for (const extension of ['pdf', 'zip'] as const) {
      const content = Buffer.concat([Buffer.from(before), contents[extension]])
      expect(await inspect(`Акт.${extension}`, content)).toMatchObject({ contentType: contentTypes[extension] })
    }
  })

  it.each(extensions)(
    '.%s is not taken where its beginning is too late, or behind that of a program',
    async (extension) => {
      for (const before of [Buffer.alloc(1025, ' '), program])
        expect(await inspect(`Акт.${extension}`, Buffer.concat([before, contents[extension]]))).toBeUndefined()
    },
  )

  it('no content passes under the extension of another kind', async () => {
    const alike = new Set(['jpg jpeg', 'jpeg jpg', 'docx zip', 'xlsx zip'])
    for (const from of extensions) {
      for (const to of extensions) {
        if (from === to) continue
        const details = await inspect(`Акт.${to}`, contents[from])
        expect(details !== undefined, `${from} as ${to}`).toBe(alike.has(`${from} ${to}`))
      }
    }
  })

  it.each(['Акт.exe', 'Акт.pdf.exe', 'Акт.svg', 'Акт.html', 'Акт', 'pdf', '.pdf', 'Акт.constructor', 'Акт.pdf '])(
    '%j has no extension that is taken',
    async (name) => {
      expect(await inspect(name, contents.pdf)).toBeUndefined()
    },
  )

  it('an installer is no document although both lie in the same container', async () => {
    for (const extension of ['doc', 'xls', 'docx'])
      expect(await inspect(`Акт.${extension}`, containerOf('_SummaryInformation'))).toBeUndefined()
  })

  it('a document with a password and one that was written piece by piece are documents', async () => {
    expect(await inspect('Акт.docx', containerOf('EncryptedPackage'))).toMatchObject({ contentType: contentTypes.docx })
    const pieces = zipOf({ 'word/document.xml': '<w/>', '[Content_Types].xml': '<t/>' }, { isStreamed: true })
    expect(await inspect('Акт.docx', pieces)).toMatchObject({ contentType: contentTypes.docx })
    expect(await inspect('Акт.xlsx', pieces)).toBeUndefined()
  })

  it('a program in the clothes of an archive is not taken', async () => {
    const archive = zipOf({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0', 'Main.class': 'x' })
    expect(await inspect('Акт.zip', archive)).toBeUndefined()
  })

  it.each([
    ['png', png(320, 200), 320, 200],
    ['jpg', jpeg(640, 480), 640, 480],
    ['jpg', jpeg(640, 480, 1), 640, 480],
    // A phone held upright.
    ['jpg', jpeg(640, 480, 6), 480, 640],
    ['heic', heic(4032, 3024), 4032, 3024],
  ])('the size of a .%s is read from its header', async (extension, content, width, height) => {
    expect(await inspect(`Снимок.${extension}`, content)).toMatchObject({ width, height })
  })

  it('a picture whose header breaks off is kept without a size', async () => {
    expect(await inspect('Снимок.jpg', jpeg(640, 480).subarray(0, 14))).toEqual({
      contentType: 'image/jpeg',
      width: null,
      height: null,
    })
    expect(await inspect('Акт.pdf', contents.pdf)).toMatchObject({ width: null, height: null })
  })
})
