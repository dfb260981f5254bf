import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Загрузка файла', value: 40 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Загрузка файла' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(canvas.getByText(/40/)).toBeVisible()
  },
}
export const InWords: Story = { args: { value: 3, maxValue: 12, valueLabel: '3 из 12 файлов' } }
export const Indeterminate: Story = {
  args: { label: 'Готовим отчёт', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
