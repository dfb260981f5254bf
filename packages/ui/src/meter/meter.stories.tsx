import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './meter.tsx'

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: {
    label: 'Использованный лимит',
    value: 4_250_000,
    maxValue: 15_000_000,
    valueLabel: '4\u00a0250\u00a0000\u00a0₽ из 15\u00a0000\u00a0000\u00a0₽',
    children: 'Использовано 4\u00a0250\u00a0000\u00a0₽',
  },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Использованный лимит' })
    await expect(meter).toHaveAttribute('aria-valuetext', '4\u00a0250\u00a0000\u00a0₽ из 15\u00a0000\u00a0000\u00a0₽')
  },
}
export const NearTheEnd: Story = {
  args: { value: 14_600_000, tone: 'notice', children: 'Использовано 14\u00a0600\u00a0000\u00a0₽' },
}
export const Full: Story = { args: { value: 15_000_000, tone: 'negative', children: 'Лимит исчерпан' } }
export const WithPlanned: Story = {
  args: {
    planned: 2_340_000,
    valueLabel: 'Использовано 4\u00a0250\u00a0000\u00a0₽, выбрано ещё 2\u00a0340\u00a0000\u00a0₽',
    children: 'Выбрано ещё 2\u00a0340\u00a0000\u00a0₽',
  },
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('meter').querySelectorAll<HTMLElement>('[style*=width]')
    const [used, planned] = [...bars].map((bar) => bar.getBoundingClientRect())
    await expect(planned?.left).toBeCloseTo(used?.right ?? 0, 0)
    await expect(planned?.width).toBeGreaterThan(0)
  },
}
