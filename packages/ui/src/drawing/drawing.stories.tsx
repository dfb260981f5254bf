import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  BankDrawing,
  BoxDrawing,
  ClockDrawing,
  EmptyBoxDrawing,
  HarbourDrawing,
  LostPageDrawing,
  MarketplaceDrawing,
  ShieldDrawing,
} from './index.ts'

const meta = { title: 'Components/Drawing', component: ShieldDrawing } satisfies Meta<typeof ShieldDrawing>

export default meta
type Story = StoryObj<typeof meta>

const all = {
  ShieldDrawing,
  BoxDrawing,
  BankDrawing,
  MarketplaceDrawing,
  EmptyBoxDrawing,
  ClockDrawing,
  LostPageDrawing,
}

export const All: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      {Object.entries(all).map(([name, Drawing]) => (
        <figure key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Drawing {...args} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawings = canvasElement.querySelectorAll('svg')
    await expect(drawings).toHaveLength(Object.keys(all).length)
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Harbour: Story = { render: () => <HarbourDrawing /> }
