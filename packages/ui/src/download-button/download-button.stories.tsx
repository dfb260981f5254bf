import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { DownloadButton, type DownloadButtonProps } from './download-button.tsx'
import type { Download, DownloadControl } from './use-download.ts'

/** A download that a story moves by hand. */
const byHand = () => {
  const steps: { control?: DownloadControl; finish: (blob?: Blob) => void; fail: (error: Error) => void } = {
    finish: () => {},
    fail: () => {},
  }
  const download: Download = (control) =>
    new Promise((resolve, reject) => {
      steps.control = control
      steps.finish = resolve
      steps.fail = reject
    })
  return { steps, download }
}
const whole = byHand()
const stopped = byHand()
const broken = byHand()
const shown = byHand()

const meta = {
  title: 'Components/DownloadButton',
  component: DownloadButton,
  args: { children: 'Выгрузить в Excel', fileName: 'заказы.xlsx', onDownload: async () => {}, onError: fn() },
} satisfies Meta<DownloadButtonProps>

export default meta
type Story = StoryObj<DownloadButtonProps>

export const Default: Story = {
  args: { onDownload: whole.download },
  play: async ({ canvas }) => {
    const links: HTMLAnchorElement[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push(this)
    })
    const button = canvas.getByRole('button', { name: 'Выгрузить в Excel' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отменить скачивание' })).toBeVisible())
    whole.steps.control?.onProgress(0.5)
    await waitFor(() => expect(canvas.getByText(/^50\s%$/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Скачано 50/)).toBeInTheDocument())
    whole.steps.finish(new Blob(['file']))
    await waitFor(() => expect(canvas.getByText('Файл скачан')).toBeInTheDocument())
    await expect(links.map((link) => link.download)).toEqual(['заказы.xlsx'])
    await expect(canvas.queryByRole('button', { name: 'Отменить скачивание' })).toBeNull()
  },
}

export const Cancelled: Story = {
  args: { onDownload: stopped.download },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить в Excel' }))
    const cross = await canvas.findByRole('button', { name: 'Отменить скачивание' })
    cross.focus()
    await userEvent.keyboard('{Enter}')
    await expect(stopped.steps.control?.signal.aborted).toBe(true)
    await waitFor(() => expect(canvas.getByText('Скачивание отменено')).toBeInTheDocument())
    stopped.steps.fail(new DOMException('aborted', 'AbortError'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выгрузить в Excel' })).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { onDownload: broken.download },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить в Excel' }))
    await canvas.findByRole('button', { name: 'Отменить скачивание' })
    broken.steps.fail(new Error('503'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось скачать файл')
    await expect(args.onError).toHaveBeenCalledTimes(1)
  },
}

export const Running: Story = {
  args: { onDownload: shown.download },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить в Excel' }))
    await canvas.findByRole('button', { name: 'Отменить скачивание' })
    shown.steps.control?.onProgress(0.68)
    await waitFor(() => expect(canvas.getByText(/^68\s%$/)).toBeVisible())
  },
}

export const Unavailable: Story = { args: { disabledReason: 'Нет заказов, которые можно выгрузить' } }
