import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { FileList } from '../file-list/file-list.tsx'
import { ImagePreview } from '../image-preview/image-preview.tsx'
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

  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  test.each([
    ['Реестр.XLSX', '', [sheet], undefined],
    ['Реестр.xlsx', 'application/octet-stream', [sheet], undefined],
    ['Снимок.HEIC', '', ['image/*'], undefined],
    ['Подпись.sig', '', ['application/pkcs7-signature'], undefined],
    ['Чертёж.dwg', '', ['image/vnd.dwg', 'application/dwg'], undefined],
    ['Реестр.xls', '', [sheet], 'wrongType'],
    ['Реестр.xlsx.exe', '', [sheet, 'image/*'], 'wrongType'],
    ['без имени', '', ['application/pdf'], 'wrongType'],
    // A type that is known goes before the name.
    ['Реестр.xlsx', 'text/html', [sheet], 'wrongType'],
  ])('%s of the type «%s» where %j are taken: %s', (name, type, accept, expected) => {
    expect(refusalOf({ name, type, size: 1 }, [], { ...limits, accept })).toBe(expected)
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
  const office = 'application/vnd.openxmlformats-officedocument'
  const types = [
    `${office}.spreadsheetml.sheet`,
    '.xlsx',
    `${office}.wordprocessingml.document`,
    'image/jpeg',
    'text/plain',
  ]
  expect(typesText(types, '')).toBe('XLSX, DOCX, JPG, TXT')
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
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    onTestFinished(() => {
      root.unmount()
      element.remove()
    })
    root.render(<Owner />)
    await expect.poll(() => element.querySelector('input')).not.toBeNull()
    const input = element.querySelector('input') as HTMLInputElement
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
    await expect.poll(() => element.querySelector('[role=progressbar]')).toBeNull()
    const rows = [...element.querySelectorAll('li')]
    if (rows.length !== 3) lost.push(`${tasks}: ${rows.map((row) => row.textContent).join(', ')}`)
  }
  expect(lost).toEqual([])
})

describe('a file that is dropped beside the zone', () => {
  const dropAt = (target: Element): { over: DragEvent; drop: DragEvent } => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'Акт.pdf', { type: 'application/pdf' }))
    const send = (type: string): DragEvent => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
      flushSync(() => void target.dispatchEvent(event))
      return event
    }
    return { over: send('dragover'), drop: send('drop') }
  }
  const render = () => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    flushSync(() => root.render(<FileUpload label="Документы" upload={() => new Promise(() => {})} />))
    const close = (): void => {
      flushSync(() => root.unmount())
      host.remove()
    }
    return { host, close }
  }

  test('does not open in place of the page, and the zone takes what is meant for it', () => {
    const first = render()
    const second = render()
    const outside = dropAt(document.body)
    expect([outside.over.defaultPrevented, outside.drop.defaultPrevented]).toEqual([true, true])
    expect(first.host.querySelectorAll('li')).toHaveLength(0)
    dropAt(first.host.querySelector('[data-part=zone]') as Element)
    expect(first.host.querySelectorAll('li')).toHaveLength(1)
    first.close()
    // One of two places is still there.
    expect(dropAt(document.body).drop.defaultPrevented).toBe(true)
    second.close()
    expect(dropAt(document.body).drop.defaultPrevented).toBe(false)
  })

  test('goes into a field of the browser that takes files by itself', () => {
    const { host, close } = render()
    const input = host.appendChild(document.createElement('input'))
    input.type = 'file'
    expect(dropAt(input).drop.defaultPrevented).toBe(false)
    close()
  })
})

test('a file that is opened does not take the page away, wherever it lies', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const file = { id: '1', name: 'Акт.pdf', size: 1, type: 'application/pdf', url: 'https://files.example/1' }
  const never = () => new Promise<never>(() => {})
  flushSync(() =>
    root.render(
      <>
        <FileUpload defaultValue={[file]} label="Документы" upload={never} />
        <FileList items={[{ id: 'a', title: 'Акт', files: [file] }]} label="Список" />
        <ImagePreview images={[{ src: file.url, alt: 'Акт', fileName: 'Акт.png' }]} />
      </>,
    ),
  )
  const links = [...host.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual(
    Array.from({ length: 3 }, () => [file.url, '_blank', 'noopener']),
  )
  flushSync(() => root.unmount())
  host.remove()
})
