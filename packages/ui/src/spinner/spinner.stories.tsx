import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: globals['locale'] === 'en' ? 'Loading' : 'Загрузка' })).toBeVisible()
  },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([16, 20, 24, 40] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
}

export const English: Story = { globals: { locale: 'en' }, play: Default.play! }
