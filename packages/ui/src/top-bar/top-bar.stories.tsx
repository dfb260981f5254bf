import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bell, Menu } from 'lucide-react'
import { Avatar } from '../avatar/avatar.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Text } from '../text/text.tsx'
import { TopBar } from './top-bar.tsx'

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  args: {
    start: (
      <div>
        <b>ООО «Северный ветер»</b>
        <Text size="caption" tone="muted">
          ИНН 7799012346
        </Text>
      </div>
    ),
    actions: (
      <>
        <IconButton hasDot icon={Bell} label="Требуют внимания: 3" />
        <Avatar name="Мария Соколова" tone="accent" />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64)
  },
}
export const OnPhone: Story = {
  args: {
    start: (
      <>
        <IconButton icon={Menu} label="Разделы" />
        <div>
          <b>ООО «Северный ветер»</b>
        </div>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
