import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FileUpload, type Upload, type UploadedFile } from './index.ts'

const act: UploadedFile = {
  id: '1',
  name: 'Коммерческий акт.pdf',
  size: 245_760,
  type: 'application/pdf',
  url: '/file/1',
}

const pixel =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40"%3E%3Crect width="40" height="40" fill="%23b08968"/%3E%3Crect x="10" y="12" width="20" height="18" fill="%23ddb892"/%3E%3C/svg%3E'
const photo: UploadedFile = { id: '2', name: 'Упаковка.jpg', size: 1_572_864, type: 'image/jpeg', previewUrl: pixel }

let count = 0
const arrives: Upload = (file) => {
  count += 1
  return Promise.resolve({ id: `new-${count}`, name: file.name, size: file.size, type: file.type })
}
const never: Upload = (_file, { onProgress }) => {
  onProgress(0.4)
  return new Promise(() => {})
}

const pdf = (name: string, size = 1024): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

const choose = async (canvasElement: HTMLElement, files: File[]): Promise<void> => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no input of files')
  await userEvent.upload(input, files, { applyAccept: false })
}

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: { label: 'Документы', upload: arrives, accept: ['.pdf', '.jpg', 'image/*'], onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Документы' })).toBeVisible()
    await choose(canvasElement, [pdf('Претензия.pdf'), pdf('Накладная.pdf', 2048)])
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'Претензия.pdf' }),
      expect.objectContaining({ name: 'Накладная.pdf' }),
    ])
    // The second arrives before the field has been drawn with the first.
    await expect(canvas.getByRole('status')).toHaveTextContent('Файл загружен: Накладная.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Претензия.pdf' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'Накладная.pdf' })])
    await expect(canvas.getByRole('status')).toHaveTextContent('Файл удалён: Претензия.pdf')
  },
}
/** Whoever works by keyboard stays where the file was, also after the last one. */
export const KeepsFocus: Story = {
  args: { upload: never, defaultValue: [act, photo] },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: `Удалить: ${act.name}` }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: `Удалить: ${photo.name}` })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выбрать файлы' })).toHaveFocus())
    await choose(canvasElement, [pdf('Опись.pdf')])
    const cancel = await canvas.findByRole('button', { name: 'Отменить загрузку: Опись.pdf' })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выбрать файлы' })).toHaveFocus())
  },
}
export const Attached: Story = { args: { defaultValue: [act, photo], description: 'Со всех сторон, до вскрытия' } }
/** A press on the name shows the file: for files behind a sign-in, to which no link leads. */
export const Opens: Story = {
  args: { defaultValue: [act, photo], onOpen: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: photo.name }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(photo)
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(act)
  },
}
export const OnItsWay: Story = {
  args: { upload: never },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('Опись.pdf'), pdf('Накладная.pdf'), pdf('Акт.pdf'), pdf('Чек.pdf')])
    const bar = await canvas.findByRole('progressbar', { name: 'Загрузка: Опись.pdf' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'))
    // Three at once; the fourth waits until one is cancelled.
    await expect(canvas.getByText('Ждёт очереди')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить загрузку: Опись.pdf' }))
    await waitFor(() => expect(canvas.queryByText('Ждёт очереди')).toBeNull())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
const unsteady = fn<Upload>()
export const FailsAndRetries: Story = {
  args: { upload: unsteady, onPendingChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    unsteady.mockReset().mockRejectedValueOnce(new Error('Нет соединения с интернетом')).mockImplementation(arrives)
    await choose(canvasElement, [pdf('Опись.pdf')])
    await waitFor(() => expect(canvas.getByText('Нет соединения с интернетом')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить загрузку: Опись.pdf' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(0))
  },
}
/** What the server would refuse again is not offered to be sent again. */
export const FinallyRefused: Story = {
  args: {
    upload: () =>
      Promise.reject(Object.assign(new Error('Содержимое файла не соответствует расширению .pdf'), { isFinal: true })),
    onPendingChange: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('Опись.pdf')])
    await waitFor(() => expect(canvas.getByText('Содержимое файла не соответствует расширению .pdf')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Повторить загрузку: Опись.pdf' })).toBeNull()
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Опись.pdf' }))
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(0))
  },
}
/** Each refused file says why; the rest is taken. */
export const Limits: Story = {
  args: { maxSize: 2048, maxFiles: 2, defaultValue: [{ ...act, size: 512 }] },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, [
      pdf('Большой.pdf', 4096),
      new File(['x'], 'Программа.exe', { type: 'application/x-msdownload' }),
      pdf('Пустой.pdf', 0),
      pdf(act.name, 512),
      pdf('Годный.pdf'),
      pdf('Лишний.pdf'),
    ])
    const list = within(canvas.getByRole('list', { name: 'Приложенные файлы' }))
    await waitFor(() => expect(list.getByText('Файл больше 2 КБ')).toBeVisible())
    await expect(list.getByText('Недопустимый тип файла. Подойдут: PDF, JPG, изображения')).toBeVisible()
    await expect(list.getByText('Файл пуст')).toBeVisible()
    await expect(list.getByText('Этот файл уже приложен')).toBeVisible()
    await expect(list.getByText('Можно приложить не больше 2 файлов')).toBeVisible()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: '1' }),
      expect.objectContaining({ name: 'Годный.pdf' }),
    ])
  },
}
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText(/Перетащите файлы/)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(pdf('Опись.pdf'))
    const drag = (type: string): boolean =>
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    drag('dragenter')
    await waitFor(() => expect(canvas.getByText('Отпустите, чтобы приложить')).toBeVisible())
    // A page that does not refuse the default would open the file instead.
    await expect(drag('dragover')).toBe(false)
    await expect(drag('drop')).toBe(false)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(canvas.getByText(/Перетащите файлы/)).toBeVisible())
  },
}
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'Снимок экрана.png', { type: 'image/png' }))
    canvas.getByRole('button', { name: 'Выбрать файлы' }).focus()
    await userEvent.paste(data)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'Снимок экрана.png' })]),
    )
  },
}
/** On phones the camera is offered, and nothing is said about dragging. */
export const WithCamera: Story = { args: { hasCamera: true, label: 'Фотографии упаковки', accept: ['image/*'] } }
export const SingleFile: Story = {
  args: { maxFiles: 1, label: 'Доверенность', accept: ['.pdf'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Выбрать файл' })).toHaveAccessibleDescription('PDF, до 10\u00a0МБ')
    await expect(canvasElement.querySelector('input[type=file]')).not.toHaveAttribute('multiple')
    await expect(canvas.getByText('Перетащите файл сюда, вставьте из буфера обмена или выберите')).toBeVisible()
  },
}
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Приложите коммерческий акт или акт осмотра' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Приложите коммерческий акт или акт осмотра')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: [act] } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    hasCamera: true,
    label: 'Фотографии упаковки и содержимого отправления, сделанные при получении',
    defaultValue: [
      {
        ...act,
        name: 'Коммерческий акт о повреждении отправления от 20 ноября 2026 года, подписанный получателем.pdf',
      },
      photo,
    ],
    description: 'Подойдут снимки с телефона. На них должны быть видны этикетка и повреждения',
  },
}
