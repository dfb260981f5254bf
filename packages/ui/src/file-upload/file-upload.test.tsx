import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { FileUpload } from './file-upload.tsx'
import type { UploadedFile, UploadOptions } from './use-uploads.ts'
import { formatSize, refusalOf, typesText } from './limits.ts'

conformance('FileUpload', {
  element: HTMLDivElement,
  render: (props) => <FileUpload label="Документы" upload={() => new Promise(() => {})} {...props} />,
})

const limits = { accept: ['.pdf', 'image/*'], maxSize: 1000, maxFiles: 2 }
const pdf = { name: 'Акт.PDF', size: 500, type: 'application/pdf' }

describe('refusalOf', () => {
  test.each([
    [pdf, [], undefined],
    [{ ...pdf, size: 1000 }, [], undefined],
    [{ ...pdf, size: 1001 }, [], 'tooLarge'],
    [{ ...pdf, size: 0 }, [], 'empty'],
    [{ ...pdf, name: 'Акт.pdf.exe' }, [], 'wrongType'],
    [{ name: 'снимок', size: 1, type: 'image/webp' }, [], undefined],
    // The name alone is no image.
    [{ name: 'снимок.png', size: 1, type: 'text/html' }, [], 'wrongType'],
    [pdf, [pdf], 'duplicate'],
    [pdf, [{ ...pdf, size: 501 }], undefined],
    [
      pdf,
      [
        { ...pdf, name: '1.pdf' },
        { ...pdf, name: '2.pdf' },
      ],
      'tooMany',
    ],
  ])('%j beside %j: %s', (file, present, expected) => {
    expect(refusalOf(file, present, limits)).toBe(expected)
  })

  test('without a list of types everything is taken', () => {
    expect(refusalOf({ ...pdf, name: 'x.exe' }, [], { ...limits, accept: undefined })).toBeUndefined()
  })
})

test.each([
  [0, '0\u00a0Б'],
  [1023, '1\u00a0023\u00a0Б'],
  [1024, '1\u00a0КБ'],
  [1_572_864, '1,5\u00a0МБ'],
  [10 * 1024 * 1024, '10\u00a0МБ'],
  [3 * 1024 ** 3, '3\u00a0ГБ'],
  [5000 * 1024 ** 3, '5\u00a0000\u00a0ГБ'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatSize(bytes, 'Б,КБ,МБ,ГБ', 'ru-RU')).toBe(expected)
})

test('types are named for people', () => {
  expect(typesText(['.pdf', 'application/pdf', '.jpg', 'image/*'], 'изображения')).toBe('PDF, JPG, изображения')
  expect(typesText(undefined, 'изображения')).toBe('')
})

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve())
    port1.start()
    port2.postMessage(null)
  })

test('files that arrive while the field is being drawn are all kept', async () => {
  const lost: string[] = []
  for (let tasks = 0; tasks < 12; tasks += 1) {
    const sent: { file: File; arrive: (file: UploadedFile) => void; options: UploadOptions }[] = []
    const upload = (file: File, options: UploadOptions) =>
      new Promise<UploadedFile>((arrive) => sent.push({ file, arrive, options }))
    const Owner = () => {
      const [files, setFiles] = useState<readonly UploadedFile[]>([])
      return <FileUpload label="Документы" upload={upload} value={files} onChange={setFiles} />
    }
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    root.render(<Owner />)
    await expect.poll(() => place.querySelector('input')).not.toBeNull()
    const input = place.querySelector('input') as HTMLInputElement
    const chosen = new DataTransfer()
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) chosen.items.add(new File(['%PDF'], name))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.poll(() => sent.length).toBe(3)
    for (const { file, arrive, options } of sent) {
      options.onProgress(0.9)
      for (let task = 0; task < tasks % 4; task += 1) await nextTask()
      arrive({ id: file.name, name: file.name, size: 4, type: 'application/pdf' })
      for (let task = 0; task < tasks / 4; task += 1) await nextTask()
    }
    await expect.poll(() => place.querySelector('[role=progressbar]')).toBeNull()
    const rows = [...place.querySelectorAll('li')]
    if (rows.length !== 3) lost.push(`${tasks}: ${rows.map((row) => row.textContent).join(', ')}`)
  }
  expect(lost).toEqual([])
})
