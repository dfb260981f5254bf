import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonText } from './skeleton.tsx'

const meta = { title: 'Components/Skeleton', component: Skeleton, args: { width: 240, height: 40 } } satisfies Meta<
  typeof Skeleton
>

export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect()
    await expect(box?.width).toBe(240)
    await expect(box?.height).toBe(40)
  },
}
/** Lines of a skeleton are exactly as high as the text they stand for. */
export const Text: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
      <div data-testid="skeleton">
        <SkeletonText lines={3} />
      </div>
      <div data-testid="text">
        Первая строка
        <br />
        Вторая строка
        <br />
        Третья строка
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (id: string): number => canvas.getByTestId(id).getBoundingClientRect().height
    await expect(Math.abs(height('skeleton') - height('text'))).toBeLessThanOrEqual(2)
  },
}
export const Card: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 320 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Skeleton shape="circle" width={32} />
        <Skeleton shape="text" width={180} />
      </div>
      <SkeletonText />
      <Skeleton height={40} width={160} />
    </div>
  ),
}
