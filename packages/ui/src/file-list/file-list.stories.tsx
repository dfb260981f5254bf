import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FileList, type CheckedFile, type FileListItem, type FileListUpload } from './index.ts'

const file = (id: string, name: string, size: number, rest: Partial<CheckedFile> = {}): CheckedFile => ({
  id,
  name,
  size,
  type: name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
  ...rest,
})

const remark = 'Не видна подпись сотрудника пункта выдачи. Приложите скан целиком'
const items: readonly FileListItem[] = [
  { id: 'cost', title: 'Документы о стоимости', hint: 'УПД, счёт-фактура или чек', isRequired: true, files: [] },
  {
    id: 'act',
    title: 'Акт о недостаче',
    isRequired: true,
    maxFiles: 1,
    files: [file('act', 'Акт ПВЗ OMS12.jpg', 1_887_436, { check: 'rejected', comment: remark })],
  },
  {
    id: 'photo',
    title: 'Фото упаковки и ярлыка',
    isRequired: true,
    minFiles: 3,
    files: [file('p1', 'Упаковка.jpg', 1_572_864), file('p2', 'Ярлык.jpg', 943_718, { check: 'accepted' })],
  },
  { id: 'reply', title: 'Ответ перевозчика', hint: 'Если перевозчик уже ответил', files: [] },
  { id: 'claim', title: 'Претензия перевозчику', maxFiles: 1, files: [file('claim', 'Претензия № 31.pdf', 317_440)] },
  {
    id: 'waybill',
    title: 'Накладная СДЭК',
    maxFiles: 1,
    files: [file('waybill', '1990000031.pdf', 189_440, { check: 'accepted', note: 'Взяли из заказа сами' })],
  },
]

let count = 0
const arrives: FileListUpload = (sent) => {
  count += 1
  return Promise.resolve(file(`new-${count}`, sent.name, sent.size))
}
const never: FileListUpload = (_file, { onProgress }) => {
  onProgress(0.64)
  return new Promise(() => {})
}
const pdf = (name: string, size = 2048): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

/** The list with somebody who keeps what it says. */
function Kept({ items: given, onFilesChange, ...rest }: ComponentProps<typeof FileList>) {
  const [ownValue, setOwnValue] = useState(given)
  return (
    <FileList
      {...rest}
      items={ownValue}
      onFilesChange={(id, files) => {
        setOwnValue((before) => before.map((item) => (item.id === id ? { ...item, files } : item)))
        onFilesChange?.(id, files)
      }}
    />
  )
}

const meta = {
  title: 'Components/FileList',
  component: FileList,
  args: {
    label: 'Документы заявления',
    items,
    upload: arrives,
    accept: ['.pdf', '.jpg', 'image/*'],
    onFilesChange: fn(),
    onOpen: fn(),
    onPendingChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileList>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvasElement: HTMLElement, title: string): HTMLElement => {
  const list = within(canvasElement).getByRole('list', { name: 'Документы заявления' })
  const row = [...list.children].find((child) => child.textContent.startsWith(title))
  if (!(row instanceof HTMLElement)) throw new Error(`no row «${title}»`)
  return row
}
const send = async (row: HTMLElement, files: File[]): Promise<void> => {
  const input = row.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no input of files')
  await userEvent.upload(input, files, { applyAccept: false })
}

/** Every state: missing, not accepted, too few, none needed, uploaded, accepted. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const states = [
      ['Документы о стоимости', 'Не хватает'],
      ['Акт о недостаче', 'Не принят'],
      ['Фото упаковки', 'Не хватает'],
      ['Ответ перевозчика', 'Если есть'],
      ['Претензия перевозчику', 'Загружен'],
      ['Накладная СДЭК', 'Принят'],
    ] as const
    for (const [title, state] of states)
      await expect(within(rowOf(canvasElement, title)).getByText(state)).toBeVisible()
    await expect(canvas.getByText(remark)).toBeVisible()
    // What was accepted stays as it is.
    const waybill = within(rowOf(canvasElement, 'Накладная СДЭК'))
    await expect(waybill.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(waybill.getByRole('button', { name: '1990000031.pdf' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'waybill' }),
      expect.objectContaining({ title: 'Накладная СДЭК' }),
    )
  },
}
export const Sends: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const row = rowOf(canvasElement, 'Документы о стоимости')
    await send(row, [pdf('УПД 118.pdf'), pdf('Чек.pdf')])
    await waitFor(() => expect(within(row).getByText(/^2\sфайла$/)).toBeVisible())
    await expect(args.onFilesChange).toHaveBeenLastCalledWith('cost', [
      expect.objectContaining({ name: 'УПД 118.pdf' }),
      expect.objectContaining({ name: 'Чек.pdf' }),
    ])
    await expect(canvas.getByText('Документы о стоимости: загружен файл Чек.pdf')).toBeInTheDocument()
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(0))
  },
}
/** What the service adds is not asked for; what is being checked stays as it is; who asks and how many are there is told. */
export const OfService: Story = {
  args: {
    offered: ['.pdf', '.jpg'],
    items: [
      { id: 'note', title: 'Накладная', isReadOnly: true, stateLabel: 'Добавим сами', files: [] },
      { id: 'act', title: 'Акт', files: [file('act', 'Акт.pdf', 2048, { check: 'uploaded', isFixed: true })] },
      {
        id: 'photo',
        title: 'Фото',
        isRequired: true,
        minFiles: 3,
        hasCamera: true,
        stateLabel: 'Загружено 1 из 3',
        attributes: { 'data-form-field': 'photo' },
        files: [file('p1', 'Упаковка.jpg', 1024)],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const note = within(rowOf(canvasElement, 'Накладная'))
    await expect(note.getByText('Добавим сами')).toBeVisible()
    await expect(note.queryByRole('button')).toBeNull()
    const act = within(rowOf(canvasElement, 'Акт'))
    await expect(act.queryByRole('button', { name: 'Заменить: Акт.pdf' })).toBeNull()
    await expect(act.getByRole('button', { name: 'Добавить: Акт' })).toBeVisible()
    const photo = rowOf(canvasElement, 'Фото')
    await expect(photo).toHaveAttribute('data-form-field', 'photo')
    await expect(within(photo).getByText('Загружено 1 из 3')).toBeVisible()
    await expect(photo.querySelector('input[capture=environment]')).not.toBeNull()
    await expect(photo.querySelector('input:not([capture])')).toHaveAttribute('accept', '.pdf,.jpg')
  },
}
/** The new file takes the place of the one that was not accepted. */
export const Replaces: Story = {
  play: async ({ args, canvasElement }) => {
    const row = rowOf(canvasElement, 'Акт о недостаче')
    const input = row.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('no input of files')
    const open = fn()
    // The system's own dialog cannot be answered here.
    input.click = open
    await userEvent.click(within(row).getByRole('button', { name: 'Заменить: Акт ПВЗ OMS12.jpg' }))
    await expect(open).toHaveBeenCalledTimes(1)
    await send(row, [pdf('Акт целиком.pdf')])
    await waitFor(() =>
      expect(args.onFilesChange).toHaveBeenLastCalledWith('act', [
        expect.objectContaining({ name: 'Акт целиком.pdf' }),
      ]),
    )
    await waitFor(() => expect(within(row).getByText('Загружен')).toBeVisible())
    await expect(within(row).queryByText(remark)).toBeNull()
  },
}
export const OnItsWay: Story = {
  args: { upload: never },
  play: async ({ args, canvasElement }) => {
    const row = rowOf(canvasElement, 'Документы о стоимости')
    await send(row, [pdf('УПД 118.pdf')])
    await waitFor(() => expect(within(row).getByText(/^Загружается, 64\s%$/)).toBeVisible())
    await expect(within(row).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64')
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(1)
    within(row).getByRole('button', { name: 'Отменить загрузку: УПД 118.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(row).getByText('Не хватает')).toBeVisible())
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(0)
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: 'Загрузить: Документы о стоимости' })).toHaveFocus(),
    )
    await send(row, [pdf('УПД 118.pdf')])
    await waitFor(() => expect(within(row).getByRole('progressbar')).toBeVisible())
  },
}
const unsteady = fn<FileListUpload>()
export const FailsAndRetries: Story = {
  args: { upload: unsteady },
  play: async ({ args, canvasElement }) => {
    unsteady.mockReset().mockRejectedValueOnce(new Error('Нет соединения с интернетом')).mockImplementation(arrives)
    const row = rowOf(canvasElement, 'Ответ перевозчика')
    await send(row, [pdf('Ответ СДЭК.pdf')])
    await waitFor(() => expect(within(row).getByText('Не загружен')).toBeVisible())
    await expect(within(row).getByText('Нет соединения с интернетом')).toBeVisible()
    await expect(args.onFilesChange).not.toHaveBeenCalled()
    await userEvent.click(within(row).getByRole('button', { name: 'Повторить загрузку: Ответ СДЭК.pdf' }))
    await waitFor(() => expect(args.onFilesChange).toHaveBeenCalledTimes(1))
    await expect(unsteady).toHaveBeenLastCalledWith(
      expect.any(File),
      expect.objectContaining({ item: 'reply', replaces: undefined }),
    )
  },
}
/** What the server would refuse again is not offered to be sent again. */
export const FinallyRefused: Story = {
  args: {
    upload: () =>
      Promise.reject(Object.assign(new Error('Содержимое файла не соответствует расширению .pdf'), { isFinal: true })),
  },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, 'Ответ перевозчика')
    await send(row, [pdf('Ответ СДЭК.pdf')])
    await waitFor(() =>
      expect(within(row).getByText('Содержимое файла не соответствует расширению .pdf')).toBeVisible(),
    )
    await expect(within(row).queryByRole('button', { name: 'Повторить загрузку: Ответ СДЭК.pdf' })).toBeNull()
    await userEvent.click(within(row).getByRole('button', { name: 'Удалить: Ответ СДЭК.pdf' }))
    await waitFor(() => expect(within(row).queryByText('Не загружен')).toBeNull())
  },
}
/** What the limits refuse stays with its reason; nothing is sent. */
export const Limits: Story = {
  args: { maxSize: 4096 },
  play: async ({ args, canvasElement }) => {
    const row = rowOf(canvasElement, 'Документы о стоимости')
    await send(row, [pdf('Большой.pdf', 8192), new File(['x'], 'Программа.exe', { type: 'application/x-msdownload' })])
    await waitFor(() => expect(within(row).getByText('Файл больше 4 КБ')).toBeVisible())
    await expect(within(row).getByText('Недопустимый тип файла. Подойдут: PDF, JPG, изображения')).toBeVisible()
    await expect(within(row).getByRole('status')).toHaveTextContent('Большой.pdf: Файл больше 4 КБ')
    await expect(args.onFilesChange).not.toHaveBeenCalled()
  },
}
/** The focus of a removed file goes to what took its place. */
export const Removes: Story = {
  play: async ({ args, canvasElement }) => {
    const row = rowOf(canvasElement, 'Фото упаковки')
    within(row).getByRole('button', { name: 'Удалить: Упаковка.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilesChange).toHaveBeenLastCalledWith('photo', [expect.objectContaining({ id: 'p2' })])
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
  },
}
/** A file that is dropped on a row belongs to its document. */
export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const place = rowOf(canvasElement, 'Ответ перевозчика').firstElementChild
    if (place === null) throw new Error('no place to drop on')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(pdf('Ответ СДЭК.pdf'))
    const drag = (type: string): boolean =>
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    drag('dragenter')
    await waitFor(() => expect(place).toHaveAttribute('data-drop-target'))
    // A page that does not refuse the default would open the file instead.
    await expect(drag('dragover')).toBe(false)
    await expect(drag('drop')).toBe(false)
    await waitFor(() =>
      expect(args.onFilesChange).toHaveBeenLastCalledWith('reply', [
        expect.objectContaining({ name: 'Ответ СДЭК.pdf' }),
      ]),
    )
  },
}
/** Sent to the insurer: files are opened, and nothing can be changed. */
export const ReadOnly: Story = {
  render: ({ upload: _, ...args }) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Загрузить|Заменить|Удалить/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ярлык.jpg' })).toBeVisible()
  },
}
export const NotAllowed: Story = {
  args: { disabledReason: 'Документы загружает тот, кто подал заявление', upload: fn() },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Загрузить: Документы о стоимости' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Документы загружает тот, кто подал заявление')
    await expect(canvas.queryByRole('button', { name: /Удалить/ })).toBeNull()
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        ...items[1],
        id: 'act',
        title: 'Акт о повреждении или недостаче (коммерческий акт, акт вскрытия, ТОРГ-2)',
        files: [
          file('long', 'Коммерческий_акт_о_повреждении_отправления_1990000031_подписанный_получателем.pdf', 245_760, {
            check: 'rejected',
            comment: `${remark}, включая оборотную сторону с перечнем повреждённых товаров и печатью перевозчика`,
          }),
        ],
      },
      ...items.filter(({ id }) => id !== 'act'),
    ],
  },
}
